/** The reason why something cannot be done now: a sentence, and the rule behind it. */

import type { RuleAnchor } from '../glossary/anchors.ts';

export type Refusal = { readonly refused: string; readonly see: RuleAnchor };

export const isRefusal = (value: object): value is Refusal => 'refused' in value;
