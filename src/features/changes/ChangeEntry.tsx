/** One changed text: its place, and its wording before and now. */

import type { TextChange } from '#storage/changes/textChanges.ts';
import { ChangedMark } from '#ui/badge/Badge.tsx';
import text from '#ui/styles/text.module.css';
import { RichText } from '#ui/symbol/RichText.tsx';
import styles from './ChangeEntry.module.css';
import type { Place } from './placeOf.ts';

type Props = { readonly change: TextChange; readonly place: Place };

export function ChangeEntry({ change: { before, after, opened }, place: { kind, title, href, open } }: Props) {
  return (
    <article className={styles.entry} data-opened={opened}>
      <p className={styles.kind}>
        <span>{kind}</span>
        {!opened && <ChangedMark>Unread</ChangedMark>}
      </p>
      <h2 className={styles.title}>
        {href === undefined ? (
          title
        ) : (
          <a href={href} onClick={open}>
            {title}
          </a>
        )}
      </h2>
      <div className={styles.texts}>
        <Version when="Before" words={before} without="It did not exist." />
        <Version when="Now" words={after} without="It is gone." />
      </div>
    </article>
  );
}

type VersionProps = { readonly when: string; readonly words: string | undefined; readonly without: string };

function Version({ when, words, without }: VersionProps) {
  return (
    <section className={styles.version} aria-label={when}>
      <p className={text.labelSmall} aria-hidden="true">
        {when}
      </p>
      <p className={styles.words}>{words === undefined ? <em>{without}</em> : <RichText text={words} />}</p>
    </section>
  );
}
