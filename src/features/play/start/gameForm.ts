/** The form for a new game: its players, sets and modules. */

import type { GameSetup } from '#game/engine/newGame.ts';
import { personas } from '#game/generated/personas.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import type { AppLevel, Player } from '#game/play/playedGame.ts';
import { playFaults } from '#game/play/setupFaults.ts';
import { type EngineModule, opponentNames, type SetupFault } from '#game/rules/setup.ts';
import { type Seats, seatsTaken } from '#ui/game-start/SetupParts.tsx';

export const playerKinds = {
  person: 'A person',
  easy: 'The app, easy',
  normal: 'The app, normal',
  hard: 'The app, hard',
} as const;

export type PlayerKind = keyof typeof playerKinds;

type FormSeat = {
  readonly kind: PlayerKind;
  /** Slug of the persona; empty for none. */
  readonly persona: string;
};

export type GameForm = Seats<FormSeat> & {
  readonly sets: readonly number[];
  readonly modules: readonly EngineModule[];
};

/** A duel against the app with the sets of the demo. */
export const firstForm: GameForm = {
  clones: gameConstants.minClones,
  seats: opponentNames.map((_, seat) => ({ kind: seat === 0 ? 'person' : 'normal', persona: '' })),
  sets: [1, 2],
  modules: [],
};

/** The form with the app at this level. */
export const atLevel = (form: GameForm, level: AppLevel): GameForm => ({
  ...form,
  seats: form.seats.map((seat) => (seat.kind === 'person' ? seat : { ...seat, kind: level })),
});

/** The form for this many clones, with at least one set for each (#set). */
export function withClones(form: GameForm, clones: number, allSets: readonly number[]): GameForm {
  const others = allSets.filter((set) => !form.sets.includes(set));
  return { ...form, clones, sets: [...form.sets, ...others.slice(0, Math.max(0, clones - form.sets.length))] };
}

const nameOfPersona = (slug: string) =>
  personas
    .find((persona) => persona.slug === slug)
    ?.name.split(' ')
    .at(-1);

/**
 * A single person's clone is called "You" and addressed as such. All other clones have the name of their persona, or
 * one of those that are left: with several persons, the first is Wick.
 */
function namesOf(form: GameForm): string[] {
  const seats = seatsTaken(form);
  const isAlone = seats.filter(({ kind }) => kind === 'person').length === 1;
  const taken = seats.map(({ persona }) => nameOfPersona(persona));
  const names = isAlone ? opponentNames : [...opponentNames.slice(-1), ...opponentNames];
  const left = names.filter((name) => !taken.includes(name));
  return seats.map(({ kind }, seat) =>
    isAlone && kind === 'person' ? 'You' : (taken[seat] ?? left.shift() ?? `Clone ${seat + 1}`),
  );
}

/** Arguments for `newPlayedGame`. */
export function gameOf(form: GameForm): {
  readonly setup: Omit<GameSetup, 'seed'>;
  readonly players: readonly Player[];
} {
  const names = namesOf(form);
  return {
    setup: {
      seats: seatsTaken(form).map(({ persona }, seat) => ({ name: names[seat] ?? '', ...(persona && { persona }) })),
      sets: form.sets,
      modules: form.modules,
    },
    players: seatsTaken(form).map(({ kind }) => (kind === 'person' ? { kind } : { kind: 'app', level: kind })),
  };
}

/** Faults to correct before the game can begin; empty if there are none. */
export function faultsOf(form: GameForm): readonly SetupFault[] {
  const { setup, players } = gameOf(form);
  return playFaults(setup, players);
}
