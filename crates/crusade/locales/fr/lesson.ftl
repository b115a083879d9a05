### The Last Crusade: the guided first match.
