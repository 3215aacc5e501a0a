/** Which texts of cards and rules differ from what a reader last saw. */

/** Text by key: `card:104`, `rule:main-phase`. */
export type Texts = Readonly<Record<string, string>>;

/** What a reader had before an update, and of which version that was. */
export type SeenTexts = { readonly version: string; readonly texts: Texts };

export type TextChange = {
  readonly key: string;
  /** Absent where it is new. */
  readonly before?: string;
  /** Absent where it is gone. */
  readonly after?: string;
  readonly opened: boolean;
};

/** Kept on the device, and no more of them; the newest are the first to go, and the oldest wait longest for their reader. */
export const mostChanges = 300;

/** Characters of all texts together that are remembered; the game has a sixth of this. */
export const mostCharacters = 600_000;

/** The key of a card’s text, by the id of the card. */
export const cardKey = (id: number) => `card:${id}`;
/** The key of a rule’s text, by its anchor. */
export const ruleKey = (anchor: string) => `rule:${anchor}`;

/** The parts of a key; `undefined` where it is none of ours. */
export function readKey(key: string): { readonly card: number } | { readonly rule: string } | undefined {
  const [, kind, rest = ''] = /^(card|rule):(.+)$/.exec(key) ?? [];
  if (kind === 'card') return /^\d{1,9}$/.test(rest) ? { card: Number(rest) } : undefined;
  return kind === 'rule' ? { rule: rest } : undefined;
}

/** Keys of what waits to be opened. What is gone has no place where it could be. */
export const waitingKeys = (changes: readonly TextChange[]): ReadonlySet<string> =>
  new Set(changes.filter(({ opened, after }) => !opened && after !== undefined).map(({ key }) => key));

/** The same changes, one of them opened; the very same list where nothing differs. */
export const markOpened = (changes: readonly TextChange[], key: string): readonly TextChange[] =>
  changes.some((change) => change.key === key && !change.opened)
    ? changes.map((change) => (change.key === key ? { ...change, opened: true } : change))
    : changes;
