/** The rules on one page, for a table that has read them once; and what the symbols cost and bring. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { siteName } from '#site/gameName.ts';

export type SummaryPart = { readonly heading: string; readonly lines: readonly string[]; readonly counted?: boolean };

const {
  afraidAt,
  firstTurnTicks,
  headspaceSize,
  minimumSets,
  startCerebrium,
  startCorpus,
  startIdeas,
  takeTicks,
  thoughtLimit,
  ticksPerTurn,
} = gameConstants;

export const summaryLeft: readonly SummaryPart[] = [
  {
    heading: 'To win',
    lines: [
      'Be the last clone alive. Or, when the head runs empty, be the living clone with the most corpus and cerebrium together; a tie goes to the tied clone latest in turn order.',
    ],
  },
  {
    heading: 'Setup',
    counted: true,
    lines: [
      `Choose at least ${inWords(minimumSets)} sets and shuffle them face down: the head.`,
      `Each clone notes ${startCorpus} corpus and ${startCerebrium} cerebrium, or takes a persona and its numbers.`,
      'With three or more clones, set aside one Paranoia for each clone beyond two.',
      'Each clone reveals the top idea of the head. The highest resource value goes first. Shuffle them back.',
      `Deal each clone ${startIdeas} idea, or its persona’s number, to its thoughts.`,
      `Deal ${inWords(headspaceSize)} ideas face up in a row: headspace.`,
    ],
  },
  {
    heading: 'Your turn',
    lines: [
      `Start: gain ${ticksPerTurn} ticks, less any you owe, then effects that trigger on the start of a turn. In a two-clone game the clone that begins gains ${firstTurnTicks} on its first turn.`,
      'Main: do actions, one after the other, until you have no ticks left. You must spend them all.',
      `End: effects that trigger on the end of a turn; forget ideas until you hold ${thoughtLimit}; then all transient points of every clone vanish.`,
    ],
  },
  {
    heading: 'Actions',
    lines: [
      `Take: pay ${takeTicks} tick and put an idea from headspace into your thoughts.`,
      'Play: pay for an attack or a state in your thoughts. An attack does its effect and goes to your memories; a state stays in your condition.',
      'Activate: pay what stands before the colon of an activated effect of a state or persona of yours.',
    ],
  },
  {
    heading: 'The six steps',
    counted: true,
    lines: [
      'Select the kind of action.',
      'Indicate the card; a played card moves to the stem.',
      'Make choices: side, X, clones, states, items, cards that all can see.',
      'Pay all costs at once.',
      'Trigger and react.',
      'Resolve the stem, last in, first out.',
    ],
  },
];

export const summaryRight: readonly SummaryPart[] = [
  {
    heading: 'Reactions and the stem',
    lines: [
      'When a stem has begun, clones react in rounds from the active clone clockwise: one reaction card on top of the stem, or a pass. Reactions cost no ticks.',
      'When all have passed in a row nobody can react any more, and the stem resolves from the top. After each item, see who is dead.',
      'What triggers in the meantime waits for a new stem. A triggered effect must be announced in time, or it is lost; anybody may remind its controller.',
    ],
  },
  {
    heading: 'Headspace',
    lines: [
      'When headspace holds one idea or none, stop. If the head holds fewer than four, the game ends. Otherwise repress the idea that is left and deal four.',
    ],
  },
  {
    heading: 'Desire and fear',
    lines: [
      `You are afraid while you have ${afraidAt} or less corpus or cerebrium; transient points do not count.`,
      'Not afraid, you use the desire side of a card. Afraid, you use either. The side is chosen before paying, and a state keeps it.',
      'A persona’s desire works while its clone is not afraid, its fear while it is.',
    ],
  },
  {
    heading: 'Damage and death',
    lines: [
      'Transient points are lost and paid first. Paying and losing are not damage. Your last point cannot be paid.',
      'A clone with no corpus or no cerebrium left is dead. Its cards are shuffled together under the head.',
      'If two or more live, the active clone (or the next, if it died) adds a Paranoia card to its condition.',
    ],
  },
  {
    heading: 'Where cards go',
    lines: [
      'Used attacks and reactions, removed states and forgotten ideas go to the memories of the clone that controlled them. Repressed cards go under the head.',
      'A card contradicts the rules: the card is right. “Cannot” beats “can”. Do as much of an effect as is possible.',
    ],
  },
];

type SymbolRow = {
  readonly cost?: string;
  readonly resource?: string;
  readonly asCost: string;
  readonly gained: string;
};

/** One row for each currency: its tokens, what it costs, and what gaining it does (list of costs, list of resources). */
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

/** Small enough for the margin of every sheet. */
export const sheetCredits = (holder: string) =>
  `© ${holder}, CC BY-NC-SA 4.0. Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0, modified. Type: Rozha One, League Gothic, Alegreya Sans, SIL OFL 1.1.`;

export const credits = (holder: string) => [
  `${siteName}: texts and pictures © ${holder}, CC BY-NC-SA 4.0. You may print, share and change them, with this notice, under the same licence and for no money.`,
  'Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0, modified: recoloured, overprinted, turned, cut and combined.',
  'Type: Rozha One (Indian Type Foundry), League Gothic (The League of Moveable Type), Alegreya Sans (Huerta Tipográfica), all SIL Open Font License 1.1.',
];

/** What a demo is short of when more than two sit down to it. */
export const demoAdvice = [
  'Two clones need nothing but this file. Three need one Paranoia and four need two: print the promo sheet, or write the name on slips of paper and look up what it does. Being written down does not make it less true.',
];

export const printingAdvice = [
  'Print at 100 per cent (“actual size”), without fitting to the page. A card is 63 by 88 mm.',
  'Cut along the marks. For backs, print both sides and turn along the long edge.',
];
