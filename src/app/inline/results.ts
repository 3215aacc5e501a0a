/** The inline script at the end of the page of results, before the one that every page has there. */

import { answerName } from './nameAnswer.ts';

answerName();
