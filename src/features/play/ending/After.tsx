/** The things that one can do after a game besides playing the next one, a row each. */

import type { GameEvent } from '#game/engine/event.ts';
import type { Book } from '#game/language/book.ts';
import { canBeGrudge } from '#game/play/grudge.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import type { Wording } from '#game/play/words.ts';
import { counted } from '#game/plural.ts';
import { routes } from '#site/routes.ts';
import { siteSettings } from '#site/siteSettings.ts';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { useOnePress } from '#ui/useOnePress.ts';
import { openReplay } from '../openReplay.ts';
import { cardsInAll, cardsSeen } from './cardsSeen.ts';
import styles from './Ending.module.css';
import { GrudgeMatch } from './GrudgeMatch.tsx';
import { begin } from './NextGame.tsx';

type Props = {
  readonly words: Wording;
  readonly events: readonly GameEvent[];
  readonly game: PlayedGame;
  readonly winners: readonly number[];
  readonly onUndo: (() => void) | undefined;
};

export function After({ words, events, game, winners, onUndo }: Props) {
  const { book } = words;
  const [winner, another] = winners;
  const isReviewed = game.players.some(({ kind }) => kind === 'app');
  return (
    <>
      {canBeGrudge(game) && winner !== undefined && another === undefined && (
        <GrudgeMatch game={game} winner={winner} onNext={(change, score) => begin({ book, game }, change, score)} />
      )}
      <ul className={styles.rows}>
        <li>
          <button type="button" onClick={() => openReplay(book, game, isReviewed ? 'review' : undefined)}>
            {isReviewed ? 'Review' : 'Replay'}
          </button>
          <small>{isReviewed ? 'What each decision was worth' : 'Decision by decision'}</small>
        </li>
        {onUndo && (
          <li>
            <button type="button" onClick={onUndo}>
              Undo
            </button>
            <small>
              {game.takeBacks > 0 ? `${counted(game.takeBacks, 'decision')} taken back` : 'Your last decision'}
            </small>
          </li>
        )}
        <SameDeal book={book} game={game} />
        <li>
          <ExternalLink href={siteSettings.storeUrl} newTab>
            Buy the box
          </ExternalLink>
          <small>{`You have seen ${cardsSeen(words.view, events)} of its ${cardsInAll()} cards`}</small>
        </li>
        <li>
          <a href={routes.print.href()}>Print it free</a>
          <small>On your own paper</small>
        </li>
        <li>
          <a href={routes.playRecord.href()}>Your games</a>
          <small>Won and lost on this device</small>
        </li>
      </ul>
    </>
  );
}

/** Both then know what lies in the head. */
function SameDeal({ book, game }: { readonly book: Book; readonly game: PlayedGame }) {
  const onePress = useOnePress();
  const { seed, head } = game.setup;
  if (head) return null;
  return (
    <li>
      <button type="button" onClick={() => onePress(() => begin({ book, game }, { seed }))}>
        The same deal
      </button>
      <small>You know what comes</small>
    </li>
  );
}
