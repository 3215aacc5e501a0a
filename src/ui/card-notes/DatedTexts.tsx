/** The rulings and the changes of one card. */

import { use } from 'react';
import type { DatedText } from '#game/cards/card.ts';
import { counted } from '#game/plural.ts';
import { cardTexts } from '#search/cardTexts.ts';
import { RichText } from '../symbol/RichText.tsx';
import styles from './DatedTexts.module.css';

type Props = { readonly title: string; readonly entries: readonly DatedText[] };

export function Rulings({ id }: { readonly id: number }) {
  const { notes = [] } = use(cardTexts.read()).get(id) ?? {};
  return notes.length > 0 && <DatedTexts title={counted(notes.length, 'ruling')} entries={notes} />;
}

/** Earlier wordings, in small type. */
export function Changes({ id }: { readonly id: number }) {
  const { changes = [] } = use(cardTexts.read()).get(id) ?? {};
  if (changes.length === 0) return null;
  return (
    <section className={styles.changes} aria-label={counted(changes.length, 'change')}>
      {changes.map(({ date, text }) => (
        <p key={text}>
          <strong>
            Changed on <time dateTime={date}>{sayDate(date)}</time>:
          </strong>{' '}
          <RichText text={text} />
        </p>
      ))}
    </section>
  );
}

function DatedTexts({ title, entries }: Props) {
  const [first] = entries;
  const sharedDate = entries.every(({ date }) => date === first?.date) ? first?.date : undefined;
  return (
    <section className={styles.entries}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {sharedDate && <DateOf date={sharedDate} />}
      </div>
      <ul className={styles.list}>
        {entries.map(({ date, text }) => (
          <li key={text} className={styles.entry}>
            {!sharedDate && <DateOf date={date} />}
            <p>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const DateOf = ({ date }: { readonly date: string }) => (
  <time className={styles.date} dateTime={date}>
    {sayDate(date)}
  </time>
);

const months = 'January February March April May June July August September October November December'.split(' ');

/** Avoids `Intl`, whose first use loads its tables: 40 ms on a phone. */
function sayDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${day} ${months[Number(month) - 1]} ${year}`;
}
