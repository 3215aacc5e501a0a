/** The first game on the rules engine: scripted, then against the app's easy opponent. */

import { useMemo, useState } from 'react';
import { whyNot } from '#game/engine/whyNot.ts';
import { firstGameEnding, type HalfTurn } from '#game/firstGame/script.ts';
import type { Book } from '#game/language/book.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { describeNow, tell } from '#game/play/words.ts';
import { openModal } from '#site/notices/modals.ts';
import { routes } from '#site/routes.ts';
import { BarLabel } from '#ui/game-table/GameBar.tsx';
import { GameTable } from '#ui/game-table/GameTable.tsx';
import { RuleByName } from '#ui/game-table/RuleByName.tsx';
import { useSeen } from '#ui/game-table/useSeen.ts';
import { RuleText } from '#ui/prose/RuleText.tsx';
import { useRootAttribute } from '#ui/useRootAttribute.ts';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import { Ending, loadPart, PlayOptions } from './lazyParts.ts';
import { Moments } from './moments/Moments.tsx';
import { canSkip, deciding, isStopped, reasonsOf, stoppedQuestion } from './playState.ts';
import { useSounds } from './sounds/useSounds.ts';
import { useSoundsOffer } from './sounds/useSoundsOffer.tsx';
import { useSpeech } from './speech/useSpeech.ts';
import { useGuidedGame } from './useGuidedGame.ts';
import { useVibrateOnLoss } from './useVibrateOnLoss.ts';

/** "3a" is the first part of the third turn. */
const titleOf = (label: string) => `First game${/^\d/.test(label) ? `, turn ${Number.parseInt(label, 10)}` : ''}`;

type Props = { readonly book: Book; readonly saved: PlayedGame; readonly onLeave: () => void };

export function GuidedTable({ book, saved, onLeave }: Props) {
  const game = useGuidedGame(book, saved);
  const { position, seat, thinking, isStepDone, asks, hold } = game;
  const { state } = position;
  const stopped = isStopped(game);
  const step = stopped ? undefined : game.step;
  const { words, events } = useSeen(book, position, seat, !stopped);
  const { view } = words;
  const end = view.outcome && position.events.at(-1);
  useRootAttribute('fillsScreen');
  useVibrateOnLoss(position.events, seat);
  useSounds(position.events, seat);
  const { offer, decide } = useSoundsOffer(words, events, game.decide);
  const speech = useSpeech(events, { view, game: game.game });
  const { reasons: given } = game;
  const reasons = useMemo(() => reasonsOf(given, position), [given, position]);
  const skipAhead = { label: 'Skip ahead', step: 0, quiet: true, act: game.skipAhead };
  const goOn =
    step && isStepDone && !stopped
      ? { label: 'Continue', step: game.number, act: game.goOn }
      : canSkip(game)
        ? skipAhead
        : undefined;
  const [optionsShown, showOptions] = useState(false);

  return (
    <>
      <Moments words={words} events={events} skips={false} />
      <GameTable
        bar={{
          leave: (
            <button type="button" onClick={onLeave}>
              <BarLabel icon="close">Leave</BarLabel>
            </button>
          ),
          title: step ? titleOf(step.label) : end ? 'The end' : describeNow(words),
          undo: game.undo,
          more: step ? (
            <button type="button" onClick={game.skip}>
              Skip
            </button>
          ) : (
            <button type="button" onClick={() => loadPart(PlayOptions, () => showOptions(true))}>
              <BarLabel icon="more">Options</BarLabel>
            </button>
          ),
        }}
        words={words}
        events={events}
        onDecide={decide}
        notice={offer}
        whyNot={(decision) => whyNot({ book, state }, decision)}
        suggested={game.suggested}
        {...(step && {
          question:
            isStepDone && asks ? (
              <VisuallyHidden>That is what happened.</VisuallyHidden>
            ) : (
              <RuleText text={step.decision} />
            ),
        })}
        {...(end && { question: tell(words, end) })}
        {...(thinking !== undefined && { question: deciding(view, thinking) })}
        {...(stopped && { question: stoppedQuestion })}
        trouble={game.trouble?.sentence}
        goOn={goOn}
        coach={
          (step || game.atEnd || game.hasStrayed) && (
            <Coach step={step} isStepDone={isStepDone} asks={asks} strayed={game.hasStrayed} />
          )
        }
        end={end && <Ending words={words} events={position.events} game={game.game} onUndo={game.undo} />}
        reasons={reasons}
        speech={speech}
      />
      {optionsShown && (
        <PlayOptions
          game={game.game}
          hold={hold}
          onHold={game.setHold}
          onAgain={() => askToBeginAgain(game.restart)}
          onClose={() => showOptions(false)}
        />
      )}
    </>
  );
}

type CoachProps = {
  readonly step: HalfTurn | undefined;
  readonly isStepDone: boolean;
  readonly asks: boolean;
  readonly strayed: boolean;
};

/** Without a step the script has ended. */
function Coach({ step, isStepDone, asks, strayed }: CoachProps) {
  if (step)
    return (
      <p>
        {(!isStepDone || !asks) && <RuleText text={step.situation} />} {isStepDone && <RuleText text={step.outcome} />}{' '}
        {step.rules[0] && <RuleByName see={step.rules[0]} />}
      </p>
    );
  if (strayed) return <p>That was a move of your own: from here on you play without the guide.</p>;
  return (
    <p>
      {firstGameEnding} Afterwards, <a href={routes.play.href()}>play another game</a> with other cards.
    </p>
  );
}

const askToBeginAgain = (restart: () => void) =>
  openModal({
    subject: 'confirm',
    title: 'Begin the first game again?',
    body: 'The moves you have made will be removed from this device.',
    onYes: restart,
  });
