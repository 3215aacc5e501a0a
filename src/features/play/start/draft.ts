/** A game as it is being set up: who plays, with which sets, by which modules. */

import type { GameSetup } from '#game/engine/newGame.ts';
import type { EngineModule } from '#game/engine/state.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import type { Player } from '#game/play/playedGame.ts';
import { defaultNames, type SetupFault, setupFaults, type TableModule, tableModules } from '#game/rules/setup.ts';

export const playerKinds = {
  person: 'A person',
  easy: 'The app, easy',
  normal: 'The app, normal',
  hard: 'The app, hard',
} as const;

export type PlayerKind = keyof typeof playerKinds;

export type DraftSeat = {
  readonly kind: PlayerKind;
  /** Slug of its persona; empty for none. */
  readonly persona: string;
};

export type Draft = {
  readonly clones: number;
  /** As many as there can be; those beyond `clones` are kept for when they are wanted again. */
  readonly seats: readonly DraftSeat[];
  readonly sets: readonly number[];
  readonly modules: readonly EngineModule[];
};

/** A duel against the app with the sets of the demo. */
export const firstDraft: Draft = {
  clones: gameConstants.minClones,
  seats: defaultNames.map((_, seat) => ({ kind: seat === 0 ? 'person' : 'normal', persona: '' })),
  sets: [1, 2],
  modules: [],
};

/** The modules that the engine plays, and the variant of one. */
export const offeredModules = [
  ...tableModules,
  'module-first-draft',
  'module-blind-spots',
  'no-hiding',
] as const satisfies readonly EngineModule[];

const isTableModule = (module: EngineModule): module is TableModule => tableModules.some((known) => known === module);

const seatsOf = ({ clones, seats }: Draft) => seats.slice(0, clones);

/** With one person that clone is called "You", and spoken to; where several share a device each has a number. */
function namesOf(draft: Draft): string[] {
  const persons = seatsOf(draft).filter(({ kind }) => kind === 'person').length;
  const others = defaultNames.slice(1);
  return seatsOf(draft).map(({ kind }, seat) => {
    if (persons > 1) return `Clone ${seat + 1}`;
    return kind === 'person' ? defaultNames[0] : (others.shift() ?? `Clone ${seat + 1}`);
  });
}

/** What `newPlayedGame` takes. */
export function gameOf(draft: Draft): { readonly setup: Omit<GameSetup, 'seed'>; readonly players: readonly Player[] } {
  const names = namesOf(draft);
  return {
    setup: {
      seats: seatsOf(draft).map(({ persona }, seat) => ({ name: names[seat] ?? '', ...(persona && { persona }) })),
      sets: draft.sets,
      modules: draft.modules,
    },
    players: seatsOf(draft).map(({ kind }) => (kind === 'person' ? { kind } : { kind: 'app', level: kind })),
  };
}

/** What has to be put right before the game can begin; empty when nothing has. */
export function faultsOf(draft: Draft): readonly SetupFault[] {
  const { minimumSets, minimumSetsForFour, maxClones } = gameConstants;
  const { setup, players } = gameOf(draft);
  const short = draft.modules.includes('module-short-tempers');
  const own: readonly (SetupFault & { readonly holds: boolean })[] = [
    {
      holds: players.every(({ kind }) => kind === 'app'),
      sentence: 'At least one clone has to be a person.',
      see: 'setup',
    },
    { holds: draft.sets.length < minimumSets, sentence: `Choose at least ${minimumSets} sets.`, see: 'setup' },
    {
      holds: draft.clones === maxClones && draft.sets.length < minimumSetsForFour && !short,
      sentence: `${maxClones} clones need ${minimumSetsForFour} sets, or Short Tempers.`,
      see: 'setup',
    },
  ];
  const seats = setup.seats.map((seat) => ({ ...seat, start: { corpus: 0, cerebrium: 0, ideas: 0 } }));
  return [
    ...own.filter(({ holds }) => holds).map(({ sentence, see }) => ({ sentence, see })),
    ...setupFaults({ seats, first: 0, modules: draft.modules.filter(isTableModule) }),
  ];
}
