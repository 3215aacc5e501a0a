/** Each rule with questions that it answers, as players ask them. The search finds the rule by them. */

import type { RuleQuestions } from '#game/glossary/passage.ts';
import { chapters1to6 } from './chapters1to6.ts';
import { chapters7to9 } from './chapters7to9.ts';
import { glossaryQuestions } from './glossary.ts';
import { reference } from './reference.ts';

export const questions: RuleQuestions = { ...chapters1to6, ...chapters7to9, ...reference, ...glossaryQuestions };
