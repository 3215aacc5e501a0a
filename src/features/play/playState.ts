/** The state of a game in play that a screen sees, and the constants of play. */

import type { Decided } from '#game/bot/decide.ts';
import { noChoice } from '#game/bot/openDecisions.ts';
import type { View } from '#game/engine/view.ts';
import type { Book } from '#game/language/book.ts';
import type { AppLevel, PlayedGame } from '#game/play/playedGame.ts';
import type { Position } from '#game/position/position.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { notKept } from '#storage/games/keeping.ts';
import { playKeeping } from '#storage/games/playedGames.ts';
import { playSettings } from './playSettings.ts';

export type Asked = {
  readonly book: Book;
  readonly view: View;
  readonly level: AppLevel;
  readonly seed: number;
};

export type Opponent = {
  /** Decides from the seat's view alone. `easy`: the worker was unavailable, so the easy opponent decided. */
  decide(asked: Asked): Promise<Decided & { readonly easy?: boolean }>;
  /** Ends the worker until the next question. */
  rest(): void;
};

/** Whether the person (`asks`) or the script (`goes-on`) decides at a position; `undefined` outside the script. */
export type Script = (position: Position) => 'asks' | 'goes-on' | undefined;

/** A problem with a game in play, with a sentence for the screen. */
export type PlayProblem = {
  readonly kind: 'not-saved' | 'elsewhere' | 'other-texts' | 'easy-only';
  readonly sentence: string;
};

export type Reason = {
  /** Mentions public facts only. */
  readonly sentence: string;
  /** Index of the first event that the decision caused. */
  readonly event: number;
};

/** State of the game in play, for a screen. */
export type PlayState = {
  readonly game: PlayedGame;
  readonly position: Position;
  /** Seat whose view is shown: the only person's, or that of the person who took the device last. */
  readonly seat: SeatNumber;
  /** Seat of the person who must take the device before anything of the table is shown. */
  readonly handTo: number | undefined;
  /** Seat for which the app is deciding. */
  readonly thinking: number | undefined;
  /** Whether the app decides without pauses until a person must decide. */
  readonly skips: boolean;
  /** The app's reasons, by the index of the decision. */
  readonly reasons: ReadonlyMap<number, Reason>;
  /** Whether the app asks in every window with other options than passing, until the person's next decision. */
  readonly hold: boolean;
  readonly trouble: PlayProblem | undefined;
  /** Takes back the person's last decision; `undefined` if there is none, or if another person has decided since. */
  readonly undo: (() => void) | undefined;
};

/** The app's reasons by the id of the first event that each decision caused. */
export const reasonsOf = (reasons: PlayState['reasons'], { events }: Position): ReadonlyMap<number, string> =>
  new Map(
    [...reasons.values()].flatMap(({ sentence, event }) => {
      const id = events[event]?.id;
      return sentence === noChoice || id === undefined ? [] : [[id, sentence] as const];
    }),
  );

/** Whether the game cannot be continued here. */
export const isStopped = ({ trouble }: Pick<PlayState, 'trouble'>): boolean =>
  trouble?.kind === 'elsewhere' || trouble?.kind === 'other-texts';

/** Whether there is a pause of the app to end. */
export const canSkip = ({ thinking }: Pick<PlayState, 'thinking'>): boolean =>
  thinking !== undefined && playSettings.get().pace !== 'instant';

/** Shown while the app decides. */
export const deciding = ({ seats, pending }: View, seat: SeatNumber): string =>
  `${seats[seat]?.name} ${pending?.kind === 'react' ? 'may react' : 'is deciding'} …`;

/** Shown to the dead. */
export const playOn = ({ seats }: View): string =>
  `You are dead. ${seats.filter(({ alive }) => alive).length === 2 ? 'Two' : 'Three'} play on.`;

/** Shown in place of the question. */
export const stoppedQuestion = 'This game cannot continue here.';

/** Says that the game is not stored on this device, if it is not. */
export function notSaved(id: string): PlayProblem | undefined {
  const state = playKeeping.get().get(id) ?? 'kept';
  return state === 'kept' ? undefined : { kind: 'not-saved', sentence: notKept[state] };
}

export const playProblems = {
  elsewhere: {
    kind: 'elsewhere',
    sentence: 'This game is open in another tab. To continue here instead, reload this page.',
  },
  otherTexts: {
    kind: 'other-texts',
    sentence: 'This game uses another version of the cards or rules. It is kept, but cannot be continued here.',
  },
  easyOnly: {
    kind: 'easy-only',
    sentence: 'The opponent you chose could not be loaded, so an easy one plays for now.',
  },
} as const satisfies Record<string, PlayProblem>;
