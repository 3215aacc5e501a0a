/** Texts of the printed pages besides the quick start: the symbols, the credits, and how to print. */

import { siteName } from '#site/gameName.ts';

type SymbolRow = {
  readonly cost?: string;
  readonly resource?: string;
  readonly asCost: string;
  readonly gained: string;
};

/** One row for each currency: its symbols as cost and as resource, and the meaning of each. */
export const symbolRows: readonly SymbolRow[] = [
  { cost: '{T1}', resource: '{T}', asCost: 'Spend that many ticks.', gained: 'Add a tick.' },
  {
    cost: '{C2}',
    resource: '{C}',
    asCost: 'Lose that much corpus; keep at least 1.',
    gained: 'Add 1 corpus.',
  },
  {
    cost: '{B2}',
    resource: '{B}',
    asCost: 'Lose that much cerebrium; keep at least 1.',
    gained: 'Add 1 cerebrium.',
  },
  {
    cost: '{I1}',
    resource: '{I}',
    asCost: 'Forget that many other ideas.',
    gained: 'Put the top idea of the head into your thoughts.',
  },
  {
    cost: '{M1}',
    resource: '{M}',
    asCost: 'Repress that many of your memories.',
    gained: 'Put the top idea of the head into your memories.',
  },
  {
    cost: '{S1}',
    resource: '{S}',
    asCost: 'Remove that many of your states.',
    gained: 'Add a state from your thoughts without paying.',
  },
  {
    resource: '{TC}',
    asCost: 'Never a cost.',
    gained: 'Add 1 corpus that is used first and vanishes at the end of the turn.',
  },
  {
    resource: '{TB}',
    asCost: 'Never a cost.',
    gained: 'Add 1 cerebrium that is used first and vanishes at the end of the turn.',
  },
  { cost: '{ACT}', asCost: 'Activated: an action; pay what stands before the colon.', gained: '' },
  { cost: '{TRG}', asCost: 'Triggered: happens by itself, if announced.', gained: '' },
];

export const credits = (holder: string) => [
  `${siteName}: texts and pictures © ${holder}, CC BY-NC-SA 4.0. You may print, share and change them, with this notice, under the same licence and for no money.`,
  'Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0, modified: recoloured, overprinted, turned, cut and combined.',
  'Type: Rozha One (Indian Type Foundry), League Gothic (The League of Moveable Type), Alegreya Sans (Huerta Tipográfica), all SIL Open Font License 1.1.',
];

/** Advice on what the demo lacks for more than two players. */
export const demoAdvice = [
  'Two clones need nothing but this file. Three need one Paranoia and four need two: print the promo sheet, or write its name and text on slips of paper. With four clones and only these two sets, start at 14 corpus and 14 cerebrium (Short Tempers).',
];

export const printingAdvice = [
  'Print at 100 per cent (“actual size”), without fitting to the page. A card is 63 by 88 mm.',
  'Cut along the marks. For backs, print both sides and turn along the long edge.',
];
