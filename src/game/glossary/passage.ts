/** A piece of the rules with an address of its own, as it is searched. */

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
};

/** A sentence ends where another begins. */
const sentenceEnd = /(?<=[.:?][”’)]?) (?=[“‘]?[\p{Lu}\d{])/u;

/** The sentences of a passage in their order; none goes beyond its line. */
export const sentencesOf = ({ text }: Pick<RulePassage, 'text'>): string[] =>
  text.split('\n').flatMap((line) => line.split(sentenceEnd));
