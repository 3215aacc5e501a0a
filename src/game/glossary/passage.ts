/** A part of the rules that has its own address, as it is searched. */

import type { RuleAnchor, SectionAnchor } from './anchors.ts';

export type PassageKind =
  | 'rule'
  | 'aside'
  | 'side box'
  | 'example'
  | 'module'
  | 'persona'
  | 'term'
  | 'overlooked rule'
  | 'card note';

export type RulePassage = {
  readonly id: string;
  readonly href: string;
  readonly kind: PassageKind;
  readonly title: string;
  /** Where it stands: "Actions – Pay costs". */
  readonly place: string;
  /** One line for each paragraph, list item or row; symbols as tokens. */
  readonly text: string;
  /** What players ask that it answers. */
  readonly questions?: readonly string[];
  /** Of a term: what other games call it. */
  readonly also?: readonly string[];
};

export type RuleQuestions = { readonly [Anchor in RuleAnchor]?: readonly string[] };

/** A passage of the rulebook as the build reads it; the rest of it follows from its address and the glossary. */
export type BookPassage = Omit<RulePassage, 'href' | 'also'> & {
  readonly id: RuleAnchor;
  /** The section that it stands in. */
  readonly section: SectionAnchor;
};

/** A sentence ends where another begins. */
const sentenceEnd = /(?<=[.:?][”’)]?) (?=[“‘]?[\p{Lu}\d{])/u;

/** The sentences of a passage in their order; none goes beyond its line. */
export const sentencesOf = ({ text }: Pick<RulePassage, 'text'>): string[] =>
  text.split('\n').flatMap((line) => line.split(sentenceEnd));
