/** The texts of cards and rules that differ from those that the reader last saw. */

/** Text by key: `card:104`, `rule:main-phase`. */
export type TextsByKey = Readonly<Record<string, string>>;

/** The texts that the reader had before an update, and their version. */
export type SeenTexts = { readonly version: string; readonly texts: TextsByKey };

export type TextChange = {
  readonly key: string;
  /** Absent if the text is new. */
  readonly before?: string;
  /** Absent if the text was removed. */
  readonly after?: string;
  readonly opened: boolean;
};

/** The most changes that are stored. Over the limit the newest are dropped, because the oldest have waited longest. */
export const mostChanges = 300;

/** The most characters of all texts together that are stored; the game has a sixth of this. */
export const mostCharacters = 600_000;

/** The key of a card’s text, by the id of the card. */
export const cardKey = (id: number) => `card:${id}`;
/** The key of a rule’s text, by its anchor. */
export const ruleKey = (anchor: string) => `rule:${anchor}`;

/** Parses a key. Returns `undefined` if it is not a valid one. */
export function readKey(key: string): { readonly card: number } | { readonly rule: string } | undefined {
  const [, kind, rest = ''] = /^(card|rule):(.+)$/.exec(key) ?? [];
  if (kind === 'card') return /^\d{1,9}$/.test(rest) ? { card: Number(rest) } : undefined;
  return kind === 'rule' ? { rule: rest } : undefined;
}

/** Keys of the unread changes, without removed texts, which have no page to open them on. */
export const waitingKeys = (changes: readonly TextChange[]): ReadonlySet<string> =>
  new Set(changes.filter(({ opened, after }) => !opened && after !== undefined).map(({ key }) => key));

/** Marks one change as opened. Returns the same list if nothing differs. */
export const markOpened = (changes: readonly TextChange[], key: string): readonly TextChange[] =>
  changes.some((change) => change.key === key && !change.opened)
    ? changes.map((change) => (change.key === key ? { ...change, opened: true } : change))
    : changes;
