/** A game on this device: the table, who decides, the curtain between two persons, and the end. */

import { use, useEffect, useState } from 'react';
import { noChoice } from '#game/bot/reason.ts';
import { viewEvent, viewFor } from '#game/engine/view.ts';
import { whyNot } from '#game/engine/whyNot.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { describeTurn, tell } from '#game/play/words.ts';
import { counted } from '#game/plural.ts';
import { routes } from '#site/routes.ts';
import { readPlayedGame } from '#storage/games/playedGames.ts';
import { Button } from '#ui/button/Button.tsx';
import { BarLabel } from '#ui/game-table/GameBar.tsx';
import { GameTable } from '#ui/game-table/GameTable.tsx';
import { type GameCards, gameCards } from '#ui/game-table/gameCards.ts';
import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';
import { RichText } from '#ui/symbol/RichText.tsx';
import { usePageMark } from '#ui/usePageMark.ts';
import { Curtain } from './Curtain.tsx';
import { Ending, NextGame } from './Ending.tsx';
import { NoGame } from './NoGame.tsx';
import { PlayOptions } from './PlayOptions.tsx';
import { playSettings } from './playSettings.ts';
import { isStopped, stoppedQuestion } from './playState.ts';
import { useFeltLosses } from './useFeltLosses.ts';
import { usePlayedGame } from './usePlayedGame.ts';

export function FreeGame({ id }: { readonly id: string }) {
  const cards = use(gameCards.read());
  const [saved, setSaved] = useState<PlayedGame | string>();
  useEffect(() => {
    void readPlayedGame(id).then(
      (game) => setSaved(game ?? noSuchGame),
      ({ message }: Error) => setSaved(message),
    );
  }, [id]);
  if (saved === undefined) return null;
  return typeof saved === 'string' ? <NoGame>{saved}</NoGame> : <Game cards={cards} saved={saved} />;
}

const noSuchGame = 'This game is not on this device. It was removed, or saved on another device.';

type Props = { readonly cards: GameCards; readonly saved: PlayedGame };

function Game({ cards: { book, texts }, saved }: Props) {
  const playing = usePlayedGame(book, saved);
  const { game, position, seat, handTo, thinking, reasons, trouble, hold, undo } = playing;
  const { state } = position;
  const stopped = isStopped(playing);
  const view = { ...viewFor(book, state, seat), ...(stopped && { legal: [] }) };
  const words = { book, texts, view };
  const nameOf = (of: number) => view.seats[of]?.name ?? '';
  const events = position.events.map((event) => viewEvent(event, seat));
  const reason = [...reasons.values()].findLast(({ sentence }) => sentence !== noChoice);
  const explained = reason && thinking === undefined && !view.outcome ? events[reason.event] : undefined;
  usePageMark('fillsScreen');
  useFeltLosses(position.events, seat);
  const { keys } = useStore(playSettings);
  const [optionsShown, showOptions] = useState(false);
  const options = optionsShown && <PlayOptions game={game} onClose={() => showOptions(false)} />;

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
        trouble={trouble?.sentence}
        aside={
          <>
            {view.outcome && <NextGame book={book} game={game} />}
            {view.outcome && <Ending words={words} events={position.events} />}
            {explained && (
              <p className={text.note}>
                <RichText text={`${tell(words, explained)} Why: ${reason?.sentence}`} />
              </p>
            )}
            {game.takeBacks > 0 && <p className={text.note}>{counted(game.takeBacks, 'decision')} taken back</p>}
          </>
        }
        tools={
          !view.outcome &&
          !stopped && (
            <Button look="quiet" aria-pressed={hold} onClick={() => playing.setHold(!hold)}>
              Hold
            </Button>
          )
        }
      />
      {options}
    </>
  );
}
