/** A game in play: the table, the decisions, the curtain between two persons, and the end. */

import { useEffect, useRef, useState } from 'react';
import { viewEvent, viewFor } from '#game/engine/view.ts';
import { whyNot } from '#game/engine/whyNot.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { describeTurn, tell } from '#game/play/words.ts';
import { routes } from '#site/routes.ts';
import { Button } from '#ui/button/Button.tsx';
import { BarLabel } from '#ui/game-table/GameBar.tsx';
import { GameTable } from '#ui/game-table/GameTable.tsx';
import type { GameCards } from '#ui/game-table/gameCards.ts';
import layout from '#ui/styles/layout.module.css';
import { useStore } from '#ui/subscriptions.ts';
import { useRootAttribute } from '#ui/useRootAttribute.ts';
import { Ending } from './Ending.tsx';
import { Moments } from './moments/Moments.tsx';
import { PlayOptions } from './PlayOptions.tsx';
import { playSettings } from './playSettings.ts';
import { isStopped, reasonsOf, stoppedQuestion } from './playState.ts';
import { useSpeech } from './speech/useSpeech.ts';
import { usePlayedGame } from './usePlayedGame.ts';
import { useVibrateOnLoss } from './useVibrateOnLoss.ts';

type Props = { readonly cards: GameCards; readonly saved: PlayedGame };

export function GameInPlay({ cards: { book, texts }, saved }: Props) {
  const playing = usePlayedGame(book, saved);
  const { game, position, seat, handTo, thinking, skips, trouble, hold, undo } = playing;
  const { state } = position;
  const stopped = isStopped(playing);
  const view = { ...viewFor(book, state, seat), ...(stopped && { legal: [] }) };
  const words = { book, texts, view };
  const nameOf = (of: number) => view.seats[of]?.name ?? '';
  const events = position.events.map((event) => viewEvent(event, seat));
  useRootAttribute('fillsScreen');
  useVibrateOnLoss(position.events, seat);
  const speech = useSpeech(events, { view, game, waits: handTo !== undefined });
  const { keys, pace } = useStore(playSettings);
  /** A duel has no long waits, except for the opponent's answers. */
  const canSkip = thinking !== undefined && view.seats.length > 2 && pace !== 'instant';
  const alive = view.seats[seat]?.alive;
  const [optionsShown, showOptions] = useState(false);
  const options = optionsShown && (
    <PlayOptions game={game} hold={hold} onHold={playing.setHold} onClose={() => showOptions(false)} />
  );

  const end = view.outcome ? position.events.at(-1) : undefined;
  const bar = {
    leave: (
      <a href={routes.play.href()}>
        <BarLabel icon="close">Leave</BarLabel>
      </a>
    ),
    title: view.outcome ? 'The end' : describeTurn(words, view.turn, view.active),
    undo,
    more: (
      <button type="button" onClick={() => showOptions(true)}>
        <BarLabel icon="more">Options</BarLabel>
      </button>
    ),
  };

  return (
    <>
      {handTo === undefined && <Moments words={words} events={events} skips={skips} />}
      <GameTable
        bar={bar}
        curtain={handTo === undefined ? undefined : <Curtain name={nameOf(handTo)} onTake={playing.takeDevice} />}
        keys={keys}
        words={words}
        events={events}
        onDecide={playing.decide}
        whyNot={(decision) => whyNot({ book, state }, decision)}
        {...(end && { question: tell(words, end) })}
        {...(thinking !== undefined && { question: `${nameOf(thinking)} is deciding …` })}
        {...(stopped && { question: stoppedQuestion })}
        goOn={canSkip ? { label: alive ? 'Skip ahead' : 'To the end', step: 0, act: playing.skip } : undefined}
        trouble={trouble?.sentence}
        end={end && <Ending words={words} events={position.events} game={game} />}
        reasons={reasonsOf(playing)}
        speech={speech}
      />
      {options}
    </>
  );
}

type CurtainProps = { readonly name: string; readonly onTake: () => void };

/** Shown between two persons on one device: hides the table until the next person has taken the device. */
function Curtain({ name, onTake }: CurtainProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={layout.wrap}>
      <div className={layout.pageHead}>
        <h2 ref={title} tabIndex={-1}>
          Hand the device to <bdi>{name}</bdi>
        </h2>
        <p>The thoughts of the others are hidden.</p>
        <p>
          <Button look="primary" size="big" onClick={onTake}>
            <span>
              I am <bdi>{name}</bdi>
            </span>
          </Button>
        </p>
      </div>
    </div>
  );
}
