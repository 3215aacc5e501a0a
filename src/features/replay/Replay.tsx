/** Steps through a game as one of its seats saw it: back, on, to a turn, and on from there as a copy. */

import { useMemo, useState } from 'react';
import type { GameSetup } from '#game/engine/newGame.ts';
import type { Book } from '#game/language/book.ts';
import { guidedGameId, type PlayedGame } from '#game/play/playedGame.ts';
import { describeTurn, tell } from '#game/play/words.ts';
import type { Position } from '#game/position/position.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import { newShortId } from '#site/shortId.ts';
import { writePlayedGame } from '#storage/games/playedGames.ts';
import { ActionButton } from '#ui/action-button/ActionButton.tsx';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { Select } from '#ui/field/Field.tsx';
import { BarLabel } from '#ui/game-table/GameBar.tsx';
import { GameTable } from '#ui/game-table/GameTable.tsx';
import { type Moment, momentQuery, readerOf } from '#ui/game-table/position/momentAddress.ts';
import { sharePosition } from '#ui/game-table/position/positionLink.ts';
import { useSeen } from '#ui/game-table/useSeen.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { useOnePress } from '#ui/useOnePress.ts';
import { useRootAttribute } from '#ui/useRootAttribute.ts';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import { courseOf, positionAt } from './course.ts';

type Props = {
  readonly book: Book;
  /** The last moment that is known. */
  readonly position: Position;
  readonly setup: GameSetup;
  /** The code of `position`. */
  readonly code: string;
  readonly moment: Moment;
  readonly note: string | undefined;
};

export function Replay({ book, position: last, setup, code, moment, note }: Props) {
  const { players, show } = moment;
  const first = typeof show === 'number' ? show : last.decisions.length;
  const { stops, turns } = useMemo(() => courseOf(book, last, first), [book, last, first]);
  const [place, setPlace] = useState(() => (stops.includes(first) ? stops.indexOf(first) : stops.length - 1));
  const made = stops[place] ?? 0;
  const position = useMemo(() => positionAt(book, last, made), [book, last, made]);
  const onePress = useOnePress();
  useRootAttribute('fillsScreen');
  const { state } = position;
  const seat = readerOf(moment);
  const { words, events } = useSeen(book, position, seat, false);
  const { view } = words;
  const told = events.filter(({ kind }) => kind !== 'pass').at(-1);

  function playOn() {
    const game: PlayedGame = {
      id: newShortId(),
      edition: book.edition,
      setup,
      players,
      decisions: position.decisions,
      takeBacks: 0,
      changed: Date.now(),
    };
    void writePlayedGame(game);
    return navigate(routes.play.href(game.id));
  }

  return (
    <GameTable
      bar={{
        leave: (
          <a href={moment.game === guidedGameId ? routes.firstGame.href() : routes.play.href(moment.game)}>
            <BarLabel icon="close">Leave</BarLabel>
          </a>
        ),
        title: state.outcome ? 'The end' : describeTurn(words, view.turn, view.active),
      }}
      keys={false}
      words={words}
      events={events}
      onDecide={() => undefined}
      whyNot={() => undefined}
      question={told ? tell(words, told) : 'The game begins.'}
      trouble={note}
      tools={
        <>
          <Button disabled={place === 0} onClick={() => setPlace(place - 1)}>
            <Icon name="chevron-left" />
            <VisuallyHidden>Back</VisuallyHidden>
          </Button>
          <Button disabled={place === stops.length - 1} onClick={() => setPlace(place + 1)}>
            <Icon name="chevron-right" />
            <VisuallyHidden>On</VisuallyHidden>
          </Button>
          <Select
            aria-label="Turn"
            value={view.turn}
            onChange={({ currentTarget }) =>
              setPlace(Math.max(0, stops.indexOf(turns.get(Number(currentTarget.value)) ?? 0)))
            }
          >
            {[...turns.keys()].map((turn) => (
              <option key={turn} value={turn}>{`Turn ${turn}`}</option>
            ))}
          </Select>
          {state.outcome ? (
            <ButtonLink href={routes.position.href(code, momentQuery({ ...moment, show: 'review' }))}>
              Review
            </ButtonLink>
          ) : (
            <Button onClick={() => onePress(playOn)}>Play on</Button>
          )}
          <ActionButton icon="link" action={() => sharePosition(book, position, players)}>
            <VisuallyHidden>Link to this moment</VisuallyHidden>
          </ActionButton>
          {!last.state.outcome && <small>The link also holds the cards still to come.</small>}
        </>
      }
    />
  );
}
