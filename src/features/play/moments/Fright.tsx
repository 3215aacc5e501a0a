/** The reader's clone has become afraid: its hand turns upside down, dark halves up. */

import { paragraphsOf } from '#game/cards/cardText.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { effectsOf, type Wording } from '#game/play/words.ts';
import { printPoints } from '#game/rules/points.ts';
import { tracks } from '#game/rules/table.ts';
import { Button } from '#ui/button/Button.tsx';
import { Face } from '#ui/game-table/Face.tsx';
import { summaryOf } from '#ui/game-table/gameCards.ts';
import { RichText } from '#ui/symbol/RichText.tsx';
import styles from './Moments.module.css';

const { afraidAt } = gameConstants;

type Props = {
  readonly words: Wording;
  /** Whether it was afraid before: then the picture is short, and goes away by itself. */
  readonly isAgain: boolean;
  readonly onGoOn: () => void;
};

export function Fright({ words, isAgain, onGoOn }: Props) {
  const { view } = words;
  const own = view.seats[view.you];
  if (!own) return null;
  const cards = own.thoughts.flatMap((card) => (card === null ? [] : [card]));
  const dark = cards.filter((card) => summaryOf(card)?.hasFear);
  const had = dark.length === 1 ? 'has' : 'have';
  const count =
    cards.length === 1
      ? `Your thought has ${dark.length === 1 ? 'a' : 'no'} dark half.`
      : `${inWords(dark.length)} of your ${inWords(cards.length)} thoughts ${had} a dark half.`;

  const sentence = `${count.charAt(0).toUpperCase()}${count.slice(1)}`;

  function goOn() {
    onGoOn();
    document.querySelector<HTMLElement>('[data-full=true] h2')?.focus({ preventScroll: true });
  }

  if (isAgain)
    return (
      <div className={styles.fright} aria-hidden="true" data-ground="night" onPointerDown={onGoOn}>
        <Heading view={view} />
        <p className={styles.again}>{cards.length > 0 && <b>{sentence}</b>}</p>
      </div>
    );

  return (
    <section className={styles.fright} aria-label="Afraid" data-ground="night">
      <Heading view={view} />
      <ul>
        {dark.map((card) => {
          const summary = summaryOf(card);
          return (
            summary && (
              <li key={card}>
                <img src={summary.faces.thumb} alt="" width={248} height={346} />
                <span className={styles.plate}>
                  <b>{summary.name}</b>
                  <span>
                    <RichText text={paragraphsOf(effectsOf(words, card, 'fear')).join(' ')} />
                  </span>
                </span>
              </li>
            )
          );
        })}
      </ul>
      <footer>
        <p>
          {cards.length > 0 && <b>{sentence}</b>}{' '}
          <span>{`While you have ${afraidAt} or less, you may play the dark half of a card instead.`}</span>
        </p>
        <Button look="primary" autoFocus onClick={goOn} onKeyDown={({ key }) => key === 'Escape' && goOn()}>
          Continue
        </Button>
      </footer>
    </section>
  );
}

function Heading({ view }: Pick<Wording, 'view'>) {
  const own = view.seats[view.you];
  const low = own && tracks.find((track) => own[track].real <= afraidAt);
  return (
    <header>
      {low && <p className={styles.left}>{`${printPoints(own[low].real)} ${low} left`}</p>}
      <h2>Afraid</h2>
      <Face view={view} seat={view.you} gold />
    </header>
  );
}
