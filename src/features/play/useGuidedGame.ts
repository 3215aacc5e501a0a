/** Where the reader is in the first game: in the script, after a step of it, or on their own. */

import { useEffect, useState } from 'react';
import { decide as decideForApp } from '#game/bot/decide.ts';
import type { Book } from '#game/engine/book.ts';
import type { Decision } from '#game/engine/legal.ts';
import { newGame } from '#game/engine/newGame.ts';
import { viewFor } from '#game/engine/view.ts';
import { type Beat, guidedBeats, guidedSetup } from '#game/firstGame/guide.ts';
import { firstGame } from '#game/firstGame/script.ts';
import type { Position } from '#game/play/position.ts';
import { writePlayedGame } from '#storage/games/playedGames.ts';
import { useGame } from '#ui/game-table/useGame.ts';

/** The reader's seat. */
export const you = 0;

export const savedId = 'first';

/** A decision of the app is seen before the next one comes. */
const appPauseMs = 600;

const same = (one: Decision | undefined, other: Decision | undefined) => JSON.stringify(one) === JSON.stringify(other);

const follows = (beats: readonly Beat[], { decisions }: Position): boolean =>
  decisions.every((decision, place) => same(decision, beats[place]?.decision));

export function useGuidedGame(book: Book, earlier: readonly Decision[]) {
  const [first] = useState((): Position => ({ ...newGame(book, guidedSetup), decisions: [] }));
  const [beats] = useState(() => guidedBeats(book));
  const game = useGame(book, first, earlier);
  const { position } = game;
  const count = position.decisions.length;
  /** The step that was gone on to last. */
  const [reached, setStep] = useState(() => (count === 0 ? 0 : (beats[count]?.step ?? firstGame.length)));
  const scripted = reached < firstGame.length && follows(beats, position);
  const next = scripted ? beats[count] : undefined;
  // After an undo the next decision may belong to an earlier one.
  const step = Math.min(reached, next?.step ?? reached);
  /** All of the step has happened. */
  const told = scripted && next?.step !== step;
  const asks = beats.some((beat) => beat.step === step && beat.asked);

  // What nobody is asked for happens by itself, up to the end of the step.
  useEffect(() => {
    if (next && next.step === step && !next.asked) game.decide(unasked(beats, count, step), 'asked');
  }, [next, step, count, beats, game]);

  useAppMoves(book, game, scripted);

  useEffect(() => {
    void writePlayedGame({ id: savedId, edition: book.edition, decisions: position.decisions });
  }, [book, position]);

  return {
    position,
    step: scripted ? firstGame[step] : undefined,
    number: step,
    told,
    /** The reader decides something in this step. */
    asks,
    suggested: next?.step === step && next.asked ? next.decision : undefined,
    decide: (decision: Decision) =>
      game.decide([decision], scripted && same(decision, next?.decision) ? 'asked' : 'passes-and-ends'),
    goOn: () => setStep(step + 1),
    skip: () => setStep(firstGame.length),
    undo: () =>
      game.undo(
        ({ state, decisions }) =>
          decisions.length === 0 || (state.pending?.seat === you && beats[decisions.length]?.asked !== false),
      ),
    restart: () => {
      game.restart();
      setStep(0);
    },
  };
}

/** The decisions from here that belong to the step and that nobody is asked for. */
function unasked(beats: readonly Beat[], from: number, step: number): Decision[] {
  const rest = beats.slice(from).filter((beat) => beat.step === step);
  const stop = rest.findIndex(({ asked }) => asked);
  return rest.slice(0, stop < 0 ? rest.length : stop).map(({ decision }) => decision);
}

/** On your own: the app decides for the other clone, and what is no decision makes itself. */
function useAppMoves(book: Book, { position, decide }: ReturnType<typeof useGame>, scripted: boolean): void {
  useEffect(() => {
    const { state, decisions } = position;
    if (scripted || !state.pending) return;
    const { seat } = state.pending;
    const { legal } = viewFor(book, state, seat);
    const [only] = legal;
    if (seat === you) {
      const forced = legal.length === 1 && (only?.do === 'pass' || only?.do === 'end') ? only : undefined;
      // Few want to interrupt themselves, and every take would ask them whether they do.
      const own = state.pending.kind === 'react' && state.stem.at(-1)?.controller === you;
      const decision = forced ?? (own ? ({ do: 'pass' } as const) : undefined);
      if (decision) decide([decision], 'passes-and-ends');
      return;
    }
    const timer = setTimeout(() => {
      const { decision } = decideForApp(viewFor(book, state, seat), { book, level: 'easy', seed: decisions.length });
      decide([decision], 'passes-and-ends');
    }, appPauseMs);
    return () => clearTimeout(timer);
  }, [book, position, decide, scripted]);
}
