/** Starts another game of the same clones: the same sets reshuffled, other sets, or one of a match. */

import type { GameSetup } from '#game/engine/newGame.ts';
import type { Book } from '#game/language/book.ts';
import type { Score } from '#game/play/grudge.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { cardSets } from '#search/catalogue.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import { writePlayedGame } from '#storage/games/playedGames.ts';
import { Button } from '#ui/button/Button.tsx';
import type { Elements } from '#ui/elements.ts';
import { useOnePress } from '#ui/useOnePress.ts';
import { newPlayedGame } from '../newPlayedGame.ts';
import styles from './Ending.module.css';

type Ended = { readonly book: Book; readonly game: PlayedGame };

/** As many random sets as before, those not yet played first. */
function otherSets(played: readonly number[]): number[] {
  const shuffled = cardSets
    .filter(({ id }) => id > 0)
    .map(({ id }) => ({ id, place: Math.random() + (played.includes(id) ? 1 : 0) }))
    .sort((a, b) => a.place - b.place);
  return shuffled.slice(0, played.length).map(({ id }) => id);
}

/** Starts another game, without the fixed card order and first player of the last one. */
export function begin({ book, game }: Ended, change: Partial<GameSetup> = {}, grudge?: Score): Promise<void> {
  const { players } = game;
  const { head: _head, first: _first, ...setup } = game.setup;
  const next = newPlayedGame(book, setup, players);
  const begun = { ...next, setup: { ...next.setup, ...change }, ...(grudge && { grudge }) };
  void writePlayedGame(begun);
  return navigate(routes.play.href(begun.id));
}

export const NextGame = ({ children, ...ended }: Ended & { readonly children: Elements }) => {
  const onePress = useOnePress();
  const { sets, head } = ended.game.setup;
  return (
    <div className={styles.next}>
      <Button look="primary" onClick={() => onePress(() => begin(ended))}>
        {head ? 'Play a real one' : 'Rematch'}
      </Button>
      <Button onClick={() => onePress(() => begin(ended, { sets: otherSets(sets) }))}>Other cards</Button>
      {children}
    </div>
  );
};
