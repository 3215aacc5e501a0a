/** Rulings on one card, each with its day (bible 5.7). */

import type { CardNote } from '#game/cards/card.ts';
import { RichText } from '#ui/symbol/RichText.tsx';
import styles from './CardNotes.module.css';

export function CardNotes({ notes }: { notes: readonly CardNote[] }) {
  return (
    <section className={styles.notes}>
      <h2>Notes</h2>
      <ul className={styles.list}>
        {notes.map(({ date, text }) => (
          <li key={text} className={styles.note}>
            <time className={styles.date} dateTime={date}>
              {sayDate(date)}
            </time>
            <p>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** By hand: `Intl` reads its tables when it is first asked, which takes a phone 40 ms. */
function sayDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${day} ${months[Number(month) - 1]} ${year}`;
}
