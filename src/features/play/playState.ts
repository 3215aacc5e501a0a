/** What a screen sees of a game that is being played, and the constants of playing it. */

import type { Decided } from '#game/bot/decide.ts';
import type { Book } from '#game/engine/book.ts';
import type { View } from '#game/engine/view.ts';
import type { AppLevel, PlayedGame } from '#game/play/playedGame.ts';
import type { Position } from '#game/play/position.ts';

export type Asked = {
  readonly book: Book;
  readonly view: View;
  readonly level: AppLevel;
  readonly seed: number;
};

export type Opponent = {
  /** Decides by what a seat may know and nothing else. `easy`: it could not be had, and the easy one stood in. */
  decide(asked: Asked): Promise<Decided & { readonly easy?: boolean }>;
  /** Nobody asks it for a while. */
  rest(): void;
};

/** Who decides at a position of a scripted game: the person, or the script; undefined where the game is free. */
export type Script = (position: Position) => 'asks' | 'goes-on' | undefined;

/** What stands in the way of a game, in a sentence for the screen. */
export type PlayTrouble = {
  readonly kind: 'not-saved' | 'elsewhere' | 'other-texts' | 'easy-only';
  readonly sentence: string;
};

export type Reason = {
  /** Of public facts. */
  readonly sentence: string;
  /** The place of the first event that the decision brought about. */
  readonly event: number;
};

/** What a screen needs to know of the game that is being played. */
export type PlayState = {
  readonly game: PlayedGame;
  readonly position: Position;
  /** Whose view is shown: of the only person, or of the one who took the device last. */
  readonly seat: number;
  /** Another person has to take the device first: nothing of the table may be seen. */
  readonly handTo: number | undefined;
  /** The app is deciding for this seat. */
  readonly thinking: number | undefined;
  /** Why the app decided as it did, by the number of the decision. */
  readonly reasons: ReadonlyMap<number, Reason>;
  /** Nothing is passed by itself until the next own decision. */
  readonly hold: boolean;
  readonly trouble: PlayTrouble | undefined;
  /** Back to the last own decision; absent where there is none, and where another person has decided since. */
  readonly undo: (() => void) | undefined;
};

/** Nothing more is decided in this game here. */
export const isStopped = ({ trouble }: Pick<PlayState, 'trouble'>): boolean =>
  trouble?.kind === 'elsewhere' || trouble?.kind === 'other-texts';

/** In the place of what is asked. */
export const stoppedQuestion = 'This game cannot go on here.';

export const troubles = {
  notSaved: {
    kind: 'not-saved',
    sentence: 'This device could not save the game. It lasts until you close this page.',
  },
  elsewhere: {
    kind: 'elsewhere',
    sentence: 'This game goes on in another tab. To go on here instead, reload this page.',
  },
  otherTexts: {
    kind: 'other-texts',
    sentence: 'This game was played with other card texts or rules. It is kept, but it cannot go on with these.',
  },
  easyOnly: {
    kind: 'easy-only',
    sentence: 'The opponent could not be loaded as strong as you wanted it, so it plays Easy for now.',
  },
} as const satisfies Record<string, PlayTrouble>;
