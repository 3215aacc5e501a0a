/** The first game on the rules engine: as the script has it, then against the app's easy opponent. */

import { use, useEffect, useState } from 'react';
import { viewEvent, viewFor } from '#game/engine/view.ts';
import { whyNot } from '#game/engine/whyNot.ts';
import { firstGame, firstGameEnding } from '#game/firstGame/script.ts';
import { guidedGameId, newGuidedGame, type PlayedGame } from '#game/play/playedGame.ts';
import { describeTurn, tell } from '#game/play/words.ts';
import { routes } from '#site/routes.ts';
import { readPlayedGame } from '#storage/games/playedGames.ts';
import { BarLabel } from '#ui/game-table/GameBar.tsx';
import { GameTable } from '#ui/game-table/GameTable.tsx';
import { type GameCards, gameCards } from '#ui/game-table/gameCards.ts';
import { RuleByName } from '#ui/game-table/RuleByName.tsx';
import { RuleText } from '#ui/prose/RuleText.tsx';
import { usePageMark } from '#ui/usePageMark.ts';
import { NoGame } from './NoGame.tsx';
import { isStopped, stoppedQuestion } from './playState.ts';
import { useGuidedGame } from './useGuidedGame.ts';

type Props = { readonly onLeave: () => void };

export function GuidedGame({ onLeave }: Props) {
  const cards = use(gameCards.read());
  const [saved, setSaved] = useState<PlayedGame>();
  const [fault, setFault] = useState('');
  useEffect(() => {
    const { edition } = cards.book;
    void readPlayedGame(guidedGameId).then(
      (game) => setSaved(game?.edition === edition ? game : newGuidedGame(edition)),
      // A new game would be written over the one that is there.
      ({ message }: Error) => setFault(message),
    );
  }, [cards]);
  if (fault) return <NoGame>{fault}</NoGame>;
  if (!saved) return null;
  return <Game cards={cards} saved={saved} onLeave={onLeave} />;
}

/** "3a" is the first part of the third turn. */
const titleOf = (label: string) => `First game${/^\d/.test(label) ? `, turn ${Number.parseInt(label, 10)}` : ''}`;

type GameProps = Props & { readonly cards: GameCards; readonly saved: PlayedGame };

function Game({ cards: { book, texts }, saved, onLeave }: GameProps) {
  const game = useGuidedGame(book, saved);
  const { position, seat, thinking, step, told, asks } = game;
  const { state } = position;
  const stopped = isStopped(game);
  const view = { ...viewFor(book, state, seat), ...(stopped && { legal: [] }) };
  const words = { book, texts, view };
  const end = view.outcome && position.events.at(-1);
  usePageMark('fillsScreen');

  return (
    <GameTable
      bar={{
        leave: (
          <button type="button" onClick={onLeave}>
            <BarLabel icon="close">Leave</BarLabel>
          </button>
        ),
        title: step ? titleOf(step.label) : end ? 'The end' : describeTurn(words, view.turn, view.active),
        undo: game.undo,
        more: (
          <button type="button" onClick={step ? game.skip : game.restart}>
            {step ? 'Skip' : 'Again'}
          </button>
        ),
      }}
      words={words}
      events={position.events.map((event) => viewEvent(event, seat))}
      onDecide={game.decide}
      whyNot={(decision) => whyNot({ book, state }, decision)}
      suggested={game.suggested}
      {...(step && { question: told && asks ? 'That is what happened.' : <RuleText text={step.decision} /> })}
      {...(end && { question: tell(words, end) })}
      {...(thinking !== undefined && { question: `${view.seats[thinking]?.name} is deciding …` })}
      {...(stopped && { question: stoppedQuestion })}
      trouble={game.trouble?.sentence}
      goOn={step && told && !stopped ? { label: 'Go on', step: game.number, act: game.goOn } : undefined}
      coach={
        step ? (
          <p>
            {(!told || !asks) && <RuleText text={step.situation} />} {told && <RuleText text={step.outcome} />}{' '}
            {step.rules[0] && <RuleByName see={step.rules[0]} />}
          </p>
        ) : (
          game.number === firstGame.length &&
          view.turn <= 7 && (
            <p>
              {firstGameEnding} Afterwards: <a href={routes.play.href()}>other games</a>, with other cards.
            </p>
          )
        )
      }
    />
  );
}
