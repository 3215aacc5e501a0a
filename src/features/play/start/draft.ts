/** Draft of a new game: its players, sets and modules. */

import type { GameSetup } from '#game/engine/newGame.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import type { Player } from '#game/play/playedGame.ts';
import { playFaults } from '#game/play/setupFaults.ts';
import { defaultNames, type EngineModule, type SetupFault } from '#game/rules/setup.ts';

export const playerKinds = {
  person: 'A person',
  easy: 'The app, easy',
  normal: 'The app, normal',
  hard: 'The app, hard',
} as const;

export type PlayerKind = keyof typeof playerKinds;

export type DraftSeat = {
  readonly kind: PlayerKind;
  /** Slug of the persona; empty for none. */
  readonly persona: string;
};

export type Draft = {
  readonly clones: number;
  /** One for each possible clone. Those beyond `clones` are kept in case the number is raised again. */
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

const seatsOf = ({ clones, seats }: Draft) => seats.slice(0, clones);

/** A single person's clone is called "You" and addressed as such. With several persons, each clone has a number. */
function namesOf(draft: Draft): string[] {
  const persons = seatsOf(draft).filter(({ kind }) => kind === 'person').length;
  const others = defaultNames.slice(1);
  return seatsOf(draft).map(({ kind }, seat) => {
    if (persons > 1) return `Clone ${seat + 1}`;
    return kind === 'person' ? defaultNames[0] : (others.shift() ?? `Clone ${seat + 1}`);
  });
}

/** Arguments for `newPlayedGame`. */
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

/** Faults to correct before the game can begin; empty if there are none. */
export function faultsOf(draft: Draft): readonly SetupFault[] {
  const { setup, players } = gameOf(draft);
  return playFaults(setup, players);
}
