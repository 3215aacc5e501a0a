/** The reader's progress in the first game: within a step, after a step, or past the script. */

import { useEffect, useState } from 'react';
import type { Decision } from '#game/engine/legal.ts';
import { type Beat, guidedBeats } from '#game/firstGame/guide.ts';
import { firstGame } from '#game/firstGame/script.ts';
import type { Book } from '#game/language/book.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { createStore } from '#site/createStore.ts';
import { useStore } from '#ui/subscriptions.ts';
import type { Script } from './playState.ts';
import { usePlayedGame } from './usePlayedGame.ts';

export function useGuidedGame(book: Book, saved: PlayedGame) {
  const [guide] = useState(() => createGuide(book, saved));
  const { beats, reached } = guide;
  const game = usePlayedGame(book, saved, guide.script);
  const { decisions } = game.position;
  const count = decisions.length;
  const afterScript = decisions.slice(beats.length);
  const reachedStep = useStore(reached);
  const scripted = guide.script(game.position) !== undefined;
  const next = scripted ? beats[count] : undefined;
  // After an undo the next decision may belong to an earlier step.
  const step = Math.min(reachedStep, next?.step ?? reachedStep);
  /** Whether everything in the step has happened. */
  const isStepDone = scripted && next?.step !== step;
  const asks = beats.some((beat) => beat.step === step && beat.asked);

  // Decisions that the reader is not asked for are made automatically, up to the end of the step.
  const { decide } = game;
  useEffect(() => {
    if (next && next.step === step && !next.asked) decide(...unasked(beats, count, step));
  }, [next, step, count, beats, decide]);

  function goTo(number: number): void {
    reached.set(number);
    game.resume();
  }

  return {
    ...game,
    /** Adds the script's next decisions to the same update, so that no announcement is replaced before it is read. */
    decide: (...made: readonly Decision[]) => {
      const place = count + made.length;
      return decide(...made, ...(next && follows(beats, [...decisions, ...made]) ? unasked(beats, place, step) : []));
    },
    step: scripted ? firstGame[step] : undefined,
    number: step,
    isStepDone,
    /** Whether the reader decides anything in this step. */
    asks,
    /** In the first step, which only reads a card, the one of the next step. */
    suggested: next?.asked && (next.step === step || step === 0) ? next.decision : undefined,
    goOn: () => goTo(step + 1),
    /** Lets the app decide without pauses. */
    skipAhead: game.skip,
    skip: () => {
      reached.set(firstGame.length);
      game.leaveScript();
    },
    /** Whether the script was followed to its end, and since then only passes and ends of turns were decided. */
    atEnd: count >= beats.length && follows(beats, decisions.slice(0, beats.length)) && afterScript.every(endsTurn),
    /** Whether the reader has just decided otherwise than the script: no more was taken or played since. */
    hasStrayed: reachedStep < firstGame.length && isFresh(beats, decisions),
    restart: () => {
      reached.set(0);
      game.restart();
    },
  };
}

function createGuide(book: Book, { decisions, scriptLeft = false }: PlayedGame) {
  const beats = guidedBeats(book);
  const place = decisions.length;
  /** The step that the reader went on to last. */
  const reached = createStore(
    scriptLeft ? firstGame.length : place === 0 ? 0 : (beats[place]?.step ?? firstGame.length),
  );
  const script: Script = (position) => {
    if (reached.get() >= firstGame.length || !follows(beats, position.decisions)) return undefined;
    const next = beats[position.decisions.length];
    return next && next.step <= reached.get() && !next.asked ? 'goes-on' : 'asks';
  };
  return { beats, reached, script };
}

const endsTurn = ({ do: what }: Decision): boolean => what === 'pass' || what === 'end';

const isAction = ({ do: what }: Decision): boolean => what === 'take' || what === 'play';

const keyOf = (decision: Decision | undefined) => JSON.stringify(decision);

const follows = (beats: readonly Beat[], decisions: readonly Decision[]): boolean =>
  decisions.every((decision, place) => keyOf(decision) === keyOf(beats[place]?.decision));

function isFresh(beats: readonly Beat[], decisions: readonly Decision[]): boolean {
  const strayed = decisions.findIndex((decision, place) => keyOf(decision) !== keyOf(beats[place]?.decision));
  return strayed >= 0 && strayed < beats.length && !decisions.slice(strayed + 1).some(isAction);
}

/** The step's decisions from here up to the next one that the reader is asked for. */
function unasked(beats: readonly Beat[], from: number, step: number): Decision[] {
  const rest = beats.slice(from).filter((beat) => beat.step === step);
  const stop = rest.findIndex(({ asked }) => asked);
  return rest.slice(0, stop < 0 ? rest.length : stop).map(({ decision }) => decision);
}
