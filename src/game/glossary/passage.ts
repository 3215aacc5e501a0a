/** A passage of the rules with an anchor of its own, as indexed for the search. */

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
  | 'card note'
  | 'page'
  | 'other game';

export type RulePassage = {
  readonly id: string;
  readonly href: string;
  readonly kind: PassageKind;
  readonly title: string;
  /** Its location: "Actions – Pay costs". */
  readonly place: string;
  /** One line for each paragraph, list item or row; symbols as tokens. */
  readonly text: string;
  /** Its answer in a sentence or two, shown instead of one of the sentences of the text. */
  readonly answer?: string;
  /** Questions of players that it answers. */
  readonly questions?: readonly string[];
  /** For a term: its names in other games. */
  readonly also?: readonly string[];
};

export type RuleQuestions = { readonly [Anchor in RuleAnchor]?: readonly string[] };

/** A passage of the rulebook as the build reads it. Its other fields follow from its anchor and the glossary. */
export type RulebookPassage = Omit<RulePassage, 'href' | 'also'> & {
  readonly id: RuleAnchor;
  /** The section that contains it. */
  readonly section: SectionAnchor;
};

/** The space between two sentences. */
const sentenceEnd = /(?<=[.:?][”’)]?) (?=[“‘]?[\p{Lu}\d{])/u;

/** The sentences of a passage in order. No sentence spans lines. */
export const sentencesOf = ({ text }: Pick<RulePassage, 'text'>): string[] =>
  text.split('\n').flatMap((line) => line.split(sentenceEnd));
