/**
 * The symbol table: the single source of which symbols exist, of their spoken
 * forms, and of their order in a cost and in the picker. Parser, printer,
 * canonical cost order, renderer, picker and search are all derived from it.
 */

/** The thing that a symbol stands for. The two abilities are keyword markers, not amounts. */
export type SymbolKind =
  | 'tick'
  | 'corpus'
  | 'cerebrium'
  | 'idea'
  | 'memory'
  | 'state'
  | 'transient-corpus'
  | 'transient-cerebrium'
  | 'activated'
  | 'triggered';

/** A printed amount: a number, or X, which the payer chooses. */
export type SymbolAmount = number | 'X';

export type SymbolRole = 'ability' | 'cost' | 'resource';

export type GameSymbol = {
  /** Canonical spelling, upper case in braces: `{T1}`, `{TC}`, `{ACT}`. */
  readonly token: string;
  readonly role: SymbolRole;
  readonly kind: SymbolKind;
  /** Costs carry an amount; resources and abilities do not. */
  readonly amount?: SymbolAmount;
  /** Text that a screen reader speaks instead of the image. */
  readonly spoken: string;
};

export const abilities = ['activated', 'triggered'] as const;

/** An ability of a card, marked in its text by a keyword symbol. */
export type Ability = (typeof abilities)[number];

export const abilityTokens: Readonly<Record<Ability, string>> = { activated: '{ACT}', triggered: '{TRG}' };

export type SymbolGroup = { readonly title: string; readonly symbols: readonly GameSymbol[] };

type Currency = {
  readonly letter: string;
  readonly kind: SymbolKind;
  readonly title: string;
  readonly amounts: readonly SymbolAmount[];
  /** The spoken form of the cost: "1 tick", "forget 2 ideas". */
  readonly say: (amount: SymbolAmount) => string;
};

const counted = (amount: SymbolAmount, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`;
const measured = (amount: SymbolAmount, what: string) => `${amount === 0 ? 'no' : amount} ${what}`;

/** In the order in which a cost is printed; also the order of the picker's groups. */
const currencies: readonly Currency[] = [
  { letter: 'T', kind: 'tick', title: 'Ticks', amounts: [1, 2, 3, 'X'], say: (n) => counted(n, 'tick', 'ticks') },
  { letter: 'C', kind: 'corpus', title: 'Corpus', amounts: [0, 1, 2, 3, 4, 'X'], say: (n) => measured(n, 'corpus') },
  {
    letter: 'B',
    kind: 'cerebrium',
    title: 'Cerebrium',
    amounts: [0, 1, 2, 3, 4, 'X'],
    say: (n) => measured(n, 'cerebrium'),
  },
  {
    letter: 'I',
    kind: 'idea',
    title: 'Ideas',
    amounts: [1, 2, 3, 'X'],
    say: (n) => `forget ${counted(n, 'idea', 'ideas')}`,
  },
  {
    letter: 'M',
    kind: 'memory',
    title: 'Memories',
    amounts: [1, 2, 3, 4, 5, 6, 'X'],
    say: (n) => `repress ${counted(n, 'memory', 'memories')}`,
  },
  {
    letter: 'S',
    kind: 'state',
    title: 'States',
    amounts: [1, 2, 3, 'X'],
    say: (n) => `remove ${counted(n, 'state', 'states')}`,
  },
];

const resource = (token: string, kind: SymbolKind, spoken: string): GameSymbol => ({
  token,
  role: 'resource',
  kind,
  spoken,
});

const ability = (kind: Ability, spoken: string): GameSymbol => ({
  token: abilityTokens[kind],
  role: 'ability',
  kind,
  spoken,
});

/** Groups and order of the symbol picker. */
export const symbolGroups: readonly SymbolGroup[] = [
  {
    title: 'Ability',
    symbols: [ability('activated', 'Activated:'), ability('triggered', 'Triggered:')],
  },
  ...currencies.map(({ letter, kind, title, amounts, say }) => ({
    title,
    symbols: amounts.map(
      (amount): GameSymbol => ({
        token: `{${letter}${amount}}`,
        role: 'cost',
        kind,
        amount,
        spoken: say(amount),
      }),
    ),
  })),
  {
    title: 'Resources',
    symbols: [
      resource('{T}', 'tick', 'tick'),
      resource('{C}', 'corpus', 'corpus'),
      resource('{TC}', 'transient-corpus', 'transient corpus'),
      resource('{B}', 'cerebrium', 'cerebrium'),
      resource('{TB}', 'transient-cerebrium', 'transient cerebrium'),
      resource('{I}', 'idea', 'idea'),
      resource('{M}', 'memory', 'memory'),
      resource('{S}', 'state', 'state'),
    ],
  },
];

export const symbols: readonly GameSymbol[] = symbolGroups.flatMap((group) => group.symbols);

/** Groups of cost symbols, for the picker of the cost field. */
export const costGroups: readonly SymbolGroup[] = symbolGroups.filter(({ symbols: [first] }) => first?.role === 'cost');

const symbolsByToken = new Map(symbols.map((symbol) => [symbol.token, symbol]));

/** The symbol a token spells, in any letter case; `undefined` when there is none. */
export function findSymbol(token: string): GameSymbol | undefined {
  return symbolsByToken.get(token.toUpperCase());
}
