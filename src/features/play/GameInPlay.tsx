/** A game in play: the table, the decisions, the curtain between two persons, and the end. */

import { useEffect, useMemo, useRef, useState } from 'react';
import type { View } from '#game/engine/view.ts';
import { whyNot } from '#game/engine/whyNot.ts';
import type { Book } from '#game/language/book.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { describeNow, tell } from '#game/play/words.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { routes } from '#site/routes.ts';
import { Button } from '#ui/button/Button.tsx';
import { Face } from '#ui/game-table/clone/Face.tsx';
import { BarLabel } from '#ui/game-table/GameBar.tsx';
import { GameTable } from '#ui/game-table/GameTable.tsx';
import { useSeen } from '#ui/game-table/useSeen.ts';
import { useStore } from '#ui/subscriptions.ts';
import { useRootAttribute } from '#ui/useRootAttribute.ts';
import styles from './GameInPlay.module.css';
import { CommandField, Ending, loadPart, PlayOptions } from './lazyParts.ts';
import { Moments } from './moments/Moments.tsx';
import { playSettings } from './playSettings.ts';
import { canSkip, deciding, isStopped, playOn, reasonsOf, stoppedQuestion } from './playState.ts';
import { useSounds } from './sounds/useSounds.ts';
import { useSoundsOffer } from './sounds/useSoundsOffer.tsx';
import { useSpeech } from './speech/useSpeech.ts';
import { usePlayedGame } from './usePlayedGame.ts';
import { useVibrateOnLoss } from './useVibrateOnLoss.ts';

type Props = { readonly book: Book; readonly saved: PlayedGame };

export function GameInPlay({ book, saved }: Props) {
  const playing = usePlayedGame(book, saved);
  const { game, position, seat, handTo, thinking, skips, trouble, hold, undo } = playing;
  const { state } = position;
  const stopped = isStopped(playing);
  const { words, events } = useSeen(book, position, seat, !stopped);
  const { view } = words;
  useRootAttribute('fillsScreen');
  useVibrateOnLoss(position.events, seat);
  useSounds(position.events, seat);
  const { offer, decide } = useSoundsOffer(words, events, playing.decide);
  const speech = useSpeech(events, { view, game, waits: handTo !== undefined });
  const { keys } = useStore(playSettings);
  const alive = view.seats[seat]?.alive;
  const [covered, cover] = useState(false);
  const [optionsShown, showOptions] = useState(false);
  // The curtain would be under the options of the person before.
  const [handedTo, setHandedTo] = useState(handTo);
  if (handedTo !== handTo) {
    setHandedTo(handTo);
    showOptions(false);
  }
  const [types, setTypes] = useState(false);
  const type = () => {
    showOptions(false);
    loadPart(CommandField, () => setTypes(true));
  };
  const options = optionsShown && (
    <PlayOptions game={game} hold={hold} onHold={playing.setHold} onType={type} onClose={() => showOptions(false)} />
  );
  const { reasons: given } = playing;
  const reasons = useMemo(() => reasonsOf(given, position), [given, position]);

  const end = view.outcome ? position.events.at(-1) : undefined;
  const bar = {
    leave: (
      <a href={routes.play.href()}>
        <BarLabel icon="close">Leave</BarLabel>
      </a>
    ),
    title: view.outcome ? 'The end' : describeNow(words),
    undo,
    more: (
      <button type="button" onClick={() => loadPart(PlayOptions, () => showOptions(true))}>
        <BarLabel icon="more">Options</BarLabel>
      </button>
    ),
  };

  return (
    <>
      {handTo === undefined && <Moments words={words} events={events} skips={skips} onCover={cover} />}
      <GameTable
        bar={bar}
        covered={covered}
        curtain={handTo === undefined ? undefined : <Curtain view={view} to={handTo} onTake={playing.takeDevice} />}
        keys={keys}
        words={words}
        events={events}
        onDecide={decide}
        whyNot={(decision) => whyNot({ book, state }, decision)}
        {...(end && { question: tell(words, end) })}
        {...(thinking !== undefined && { question: alive ? deciding(view, thinking) : playOn(view) })}
        {...(stopped && { question: stoppedQuestion })}
        goOn={
          canSkip(playing)
            ? { label: alive ? 'Skip ahead' : 'Skip to the end', step: 0, quiet: true, act: playing.skip }
            : undefined
        }
        trouble={trouble?.sentence}
        end={end && <Ending words={words} events={position.events} game={game} onUndo={undo} />}
        reasons={reasons}
        notice={offer}
        onType={type}
        tools={
          types && (
            <CommandField
              table={{ book, position, seat }}
              undo={undo}
              reason={[...reasons.values()].at(-1)}
              onDecide={decide}
              onClose={() => setTypes(false)}
            />
          )
        }
        speech={speech}
      />
      {options}
    </>
  );
}

type CurtainProps = {
  readonly view: View;
  /** Seat of the next person. */
  readonly to: SeatNumber;
  readonly onTake: () => void;
};

/** Shown between two persons on one device: hides the table until the next person has taken the device. */
function Curtain({ view, to, onTake }: CurtainProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const name = view.seats[to]?.name;
  return (
    <div className={styles.curtain} data-ground="night">
      <Face view={view} seat={to} />
      <h2 ref={title} tabIndex={-1}>
        Hand the device to <bdi>{name}</bdi>
      </h2>
      <p>The thoughts of the others are hidden.</p>
      <Button look="primary" size="big" onClick={onTake}>
        <span>
          I am <bdi>{name}</bdi>
        </span>
      </Button>
    </div>
  );
}
