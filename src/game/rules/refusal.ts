/** Why something cannot be done now, in a sentence, and the rule that says so. */

import type { RuleAnchor } from '../glossary/anchors.ts';

export type Refusal = { readonly refused: string; readonly see: RuleAnchor };

/** Tells a refusal from what was asked for. */
export const isRefusal = (value: object): value is Refusal => 'refused' in value;
