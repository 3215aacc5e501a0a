/** How a game ended, what decided it, and buttons for the next one. */

import type { GameEvent } from '#game/engine/event.ts';
import type { GameSetup } from '#game/engine/newGame.ts';
import type { Book } from '#game/language/book.ts';
import { canBeGrudge, type Score } from '#game/play/grudge.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { namesOf, tell, type Wording } from '#game/play/words.ts';
import { printPoints } from '#game/rules/points.ts';
import { cardSets } from '#search/catalogue.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import { writePlayedGame } from '#storage/games/playedGames.ts';
import { Button } from '#ui/button/Button.tsx';
import styles from '#ui/game-table/Decisions.module.css';
import { NamedText } from '#ui/named-text/NamedText.tsx';
import { useOnePress } from '#ui/useOnePress.ts';
import { GrudgeMatch } from './GrudgeMatch.tsx';
import { newPlayedGame } from './usePlayedGame.ts';

type Props = { readonly words: Wording; readonly events: readonly GameEvent[] };

/** Events from the last resolved effect to the end. */
const lastOf = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.slice(events.map(({ kind }) => kind).lastIndexOf('resolve'));

export function Ending({ words, events }: Props) {
  const points = words.view.seats.map(
    ({ name, corpus, cerebrium }) => `${name} ${printPoints(corpus.real)} and ${printPoints(cerebrium.real)}`,
  );
  return (
    <div>
      <p>
        <b>What decided it:</b>{' '}
        {lastOf(events).map((event) => (
          <span key={event.id}>
            <NamedText text={tell(words, event)} names={namesOf(words.view)} />{' '}
          </span>
        ))}
      </p>
      <p>
        <NamedText text={`Corpus and cerebrium at the end: ${points.join('; ')}.`} names={namesOf(words.view)} />
      </p>
    </div>
  );
}

type NextProps = { readonly book: Book; readonly game: PlayedGame; readonly winners: readonly number[] };

/** As many random sets as before, those not yet played first. */
function otherSets(played: readonly number[]): number[] {
  const shuffled = cardSets
    .filter(({ id }) => id > 0)
    .map(({ id }) => ({ id, place: Math.random() + (played.includes(id) ? 1 : 0) }))
    .sort((a, b) => a.place - b.place);
  return shuffled.slice(0, played.length).map(({ id }) => id);
}

/** Starts another game, without the fixed card order and first player of the last one. */
function begin({ book, game }: NextProps, change: Partial<GameSetup> = {}, grudge?: Score): Promise<void> {
  const { players } = game;
  const { head: _head, first: _first, ...setup } = game.setup;
  const next = newPlayedGame(book, setup, players);
  const begun = { ...next, setup: { ...next.setup, ...change }, ...(grudge && { grudge }) };
  void writePlayedGame(begun);
  return navigate(routes.play.href(begun.id));
}

/** Starts another game of the same clones: the same sets reshuffled, the same deal, other sets, or one of a match. */
export const NextGame = (next: NextProps) => {
  const onePress = useOnePress();
  const { seed, sets, head } = next.game.setup;
  const [winner, another] = next.winners;
  return (
    <>
      <div className={styles.decisions}>
        <Button look="primary" onClick={() => onePress(() => begin(next))}>
          Rematch
        </Button>
        {!head && <Button onClick={() => onePress(() => begin(next, { seed }))}>The same cards again</Button>}
        <Button onClick={() => onePress(() => begin(next, { sets: otherSets(sets) }))}>Play other sets</Button>
      </div>
      {canBeGrudge(next.game) && winner !== undefined && another === undefined && (
        <GrudgeMatch game={next.game} winner={winner} onNext={(change, score) => begin(next, change, score)} />
      )}
    </>
  );
};
