// The page of a finished match, step by step: the table without its choices. Its events are told in `table.js`.

import './swap.js';
import './marks.js';
import './pointing.js';
import './fingers.js';
import './click.js';
import { grow } from './steps.js';
import './keys.js';
import './rove.js';
import { settle } from './view.js';

settle();
grow();
