// The page of a match that goes on. Everything here is a comfort: without it the same forms and links do the same.
//
// Modules import what they ask of each other, and hear by events of the table what has happened:
//
// | event    | sent by      | when                                                                     |
// |----------|--------------|--------------------------------------------------------------------------|
// | heard    | live         | the position has changed; its detail is what there is to tell and to swap |
// | telling  | playback     | before the story grows                                                   |
// | told     | playback     | after it; its detail are the lines that have come                        |
// | happened | playback     | a line of the story is shown now                                         |
// | replay   | log          | a line of the story was clicked                                          |
// | news     | playback, steps, forms | it has been shown; its detail is what to swap                  |
// | changing | swap         | before anything is swapped                                               |
// | changed  | swap         | after it, before the pieces glide                                        |
// | moved    | steps        | another moment of a finished match is shown                              |
// | taken    | choices      | a piece was taken up to be moved, or put down; its detail is the spot    |
// | clicked  | fingers      | the board was clicked or a piece dropped there; its detail is the event   |

import './swap.js';
import './forms.js';
import './marks.js';
import './pointing.js';
import './fingers.js';
import './click.js';
import './rove.js';
import './focus.js';
import './voice.js';
import './log.js';
import './losses.js';
import './score.js';
import './playback.js';
import './keys.js';
import './legend.js';
import './flip.js';
import './turn.js';
import { take } from './choices.js';
import { table } from './dom.js';
import { listen } from './live.js';
import { settle } from './view.js';

if (table.dataset.live) listen();
settle();
take(null);
