// The page of a finished match: the table without its choices. Its events are told in `table.js`.

import './swap.js';
import './marks.js';
import './pointing.js';
import './fingers.js';
import './click.js';
import './chronicle.js';
import { prepare } from './copy.js';
import { grow } from './steps.js';
import './keys.js';
import './rove.js';
import './view.js';

prepare(document);
grow();
