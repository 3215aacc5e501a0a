/** The rulings or the changes of one card, each with its date. */

import type { DatedText } from '#game/cards/card.ts';
import { RichText } from '#ui/symbol/RichText.tsx';
import styles from './DatedTexts.module.css';

type Props = { readonly title: string; readonly entries: readonly DatedText[] };

export function DatedTexts({ title, entries }: Props) {
  return (
    <section className={styles.entries}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {entries.map(({ date, text }) => (
          <li key={text} className={styles.entry}>
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
