/** Faults in the setup of a game that is played in the app: its players, sets and modules. */

import type { GameSetup } from '../engine/newGame.ts';
import { gameConstants } from '../glossary/gameConstants.ts';
import type { Book } from '../language/book.ts';
import { type SetupFault, setupFaults, tableModulesOf } from '../rules/setup.ts';
import type { PlayedGame, Player } from './playedGame.ts';

/** The faults that have to be corrected before the game can begin; empty if there are none. */
export function playFaults(
  { seats, sets, modules }: Omit<GameSetup, 'seed'>,
  players: readonly Player[],
): readonly SetupFault[] {
  const { minimumSets, minimumSetsForFour, maxClones } = gameConstants;
  const own: readonly (SetupFault & { readonly holds: boolean })[] = [
    {
      holds: players.every(({ kind }) => kind === 'app'),
      sentence: 'At least one clone has to be a person.',
      see: 'setup',
    },
    { holds: new Set(sets).size < minimumSets, sentence: `Choose at least ${minimumSets} sets.`, see: 'setup' },
    {
      holds:
        seats.length === maxClones && sets.length < minimumSetsForFour && !modules.includes('module-short-tempers'),
      sentence: `${maxClones} clones need ${minimumSetsForFour} sets, or Short Tempers.`,
      see: 'setup',
    },
  ];
  const started = seats.map((seat) => ({ ...seat, start: { corpus: 0, cerebrium: 0, ideas: 0 } }));
  return [
    ...own.filter(({ holds }) => holds).map(({ sentence, see }) => ({ sentence, see })),
    ...setupFaults({ seats: started, first: 0, modules: tableModulesOf(modules) }),
  ];
}

/** Why a game from elsewhere cannot be set up with these cards, as a sentence; `undefined` if it can. */
export function setupFaultOf(book: Book, { setup, players }: PlayedGame): string | undefined {
  const { seats, sets, head = [], first = 0 } = setup;
  const cards = Object.values(book.cards);
  const unknown =
    sets.some((set) => cards.every((card) => card.set !== set)) ||
    head.some((card) => !book.cards[card]) ||
    seats.some(({ persona }) => persona !== undefined && !book.personas[persona]);
  if (unknown) return 'This game was played with sets, cards or personas that this site does not have.';
  const isHeadTwice = new Set(head).size < head.length;
  if (isHeadTwice || first >= seats.length || playFaults(setup, players).length > 0)
    return 'This game was set up against the rules, so it cannot be opened.';
  return undefined;
}
