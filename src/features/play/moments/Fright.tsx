/** The reader's clone has become afraid: its hand turns upside down, dark halves up. */

import { paragraphsOf } from '#game/cards/cardText.ts';
import { fearWords } from '#game/engine/inEffect.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { effectsOf } from '#game/play/cardWords.ts';
import { nameOf, type Wording } from '#game/play/words.ts';
import { printPoints } from '#game/rules/points.ts';
import { tracks } from '#game/rules/table.ts';
import { Button } from '#ui/button/Button.tsx';
import { Face } from '#ui/game-table/clone/Face.tsx';
import { summaryOf } from '#ui/game-table/gameCards.ts';
import parts from '#ui/game-table/parts.module.css';
import { RichText } from '#ui/symbol/RichText.tsx';
import styles from './Fright.module.css';
import moments from './Moments.module.css';
import { PrintedFace } from './PrintedFace.tsx';

const { afraidAt } = gameConstants;

type Props = {
  readonly words: Wording;
  /** Whether it was afraid before: then the picture is short, and goes away by itself. */
  readonly isAgain: boolean;
  readonly onGoOn: () => void;
};

/** "Two of your three thoughts have a dark half." */
function countOf(dark: number, all: number): string {
  if (all === 1) return `Your thought has ${dark === 1 ? 'a' : 'no'} dark half.`;
  if (dark === all) return `${all === 2 ? 'Both' : `All ${inWords(all)}`} of your thoughts have a dark half.`;
  const some = dark === 0 ? 'none' : inWords(dark);
  return `${some.charAt(0).toUpperCase()}${some.slice(1)} of your ${inWords(all)} thoughts ${dark < 2 ? 'has' : 'have'} a dark half.`;
}

export function Fright({ words, isAgain, onGoOn }: Props) {
  const { view } = words;
  const own = view.seats[view.you];
  if (!own) return null;
  const hand = own.thoughts.filter((card) => card !== null);
  const dark = hand.filter((card) => summaryOf(card)?.hasFear);
  const count = hand.length > 0 && <b>{countOf(dark.length, hand.length)}</b>;

  function goOn() {
    onGoOn();
    document.querySelector<HTMLElement>('[data-full=true] h2')?.focus({ preventScroll: true });
  }

  const isGold = isAgain || dark.length === 0;
  const low = tracks.find((track) => own[track].real <= afraidAt);
  const left = low ? `${printPoints(own[low].real)} ${low} left` : nameOf(words, fearWords(words.book, own)?.card ?? 0);
  const face = <Face view={view} seat={view.you} gold />;
  return (
    <section
      className={styles.fright}
      data-gold={isGold}
      data-ground="night"
      {...(isAgain ? { 'aria-hidden': true, onPointerDown: onGoOn } : { 'aria-label': 'Afraid' })}
    >
      {isGold && <div className={`${moments.target} ${styles.gold}`}>{face}</div>}
      <header>
        <p className={`${parts.label} ${styles.left}`}>{left}</p>
        <h2>Afraid</h2>
        {!isGold && face}
      </header>
      {!isGold && (
        // Other thoughts are another picture: nothing moves.
        <div key={hand.join()} className={styles.hand} data-dark={Math.min(dark.length, 3)}>
          <ul className={styles.dark}>
            {dark.map((card) => (
              <li key={card}>
                <PrintedFace card={card} />
                <span className={styles.plate}>
                  <b>{summaryOf(card)?.name}</b>
                  <span>
                    <RichText
                      text={paragraphsOf(effectsOf(words, card, 'fear'))
                        .join(' ')
                        .replace(/ (?=\d)/g, '\u00a0')}
                    />
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <footer>
        <p key={hand.join()}>
          {count}{' '}
          {!isAgain && (
            <span>{`While you ${low ? `have ${afraidAt} or less` : 'are afraid'}, you may play the dark half of a card instead.`}</span>
          )}
        </p>
        {!isAgain && (
          <Button look="primary" autoFocus onClick={goOn} onKeyDown={({ key }) => key === 'Escape' && goOn()}>
            Continue
          </Button>
        )}
      </footer>
    </section>
  );
}
