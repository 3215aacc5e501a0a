/** How a game ended, what decided it, and the next one. */

import type { Book } from '#game/engine/book.ts';
import type { GameEvent } from '#game/engine/event.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { tell, type Wording } from '#game/play/words.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import { writePlayedGame } from '#storage/games/playedGames.ts';
import { Button } from '#ui/button/Button.tsx';
import { RichText } from '#ui/symbol/RichText.tsx';
import { newPlayedGame } from './usePlayedGame.ts';

type Props = { readonly words: Wording; readonly events: readonly GameEvent[] };

/** From the last effect that resolved to the end. */
const lastOf = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.slice(events.findLastIndex(({ kind }) => kind === 'resolve'));

export function Ending({ words, events }: Props) {
  const points = words.view.seats.map(({ name, corpus, cerebrium }) => `${name} ${corpus.real} and ${cerebrium.real}`);
  return (
    <div>
      <p>
        <b>What decided it.</b>{' '}
        {lastOf(events).map((event) => (
          <span key={event.id}>
            <RichText text={tell(words, event)} />{' '}
          </span>
        ))}
      </p>
      <p>Corpus and cerebrium at the end: {points.join('; ')}.</p>
    </div>
  );
}

type NextProps = { readonly book: Book; readonly game: PlayedGame };

/** The same clones and sets once more: shuffled anew, or dealt as they were. */
export function NextGame({ book, game: { setup, players } }: NextProps) {
  async function begin(seed?: number): Promise<void> {
    const next = newPlayedGame(book, setup, players);
    const begun = seed === undefined ? next : { ...next, setup: { ...next.setup, seed } };
    await writePlayedGame(begun);
    navigate(routes.play.href(begun.id));
  }

  return (
    <>
      <Button look="primary" onClick={() => void begin()}>
        Rematch
      </Button>
      <Button onClick={() => void begin(setup.seed)}>The same cards again</Button>
    </>
  );
}
