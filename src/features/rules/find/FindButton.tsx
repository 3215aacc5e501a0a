/** Opens the search of the rules, and clears the marks of the last search. */

import { Icon } from '#ui/icon/Icon.tsx';
import styles from './Find.module.css';
import type { Find } from './useFind.ts';

export function FindButton({ find }: { find: Find }) {
  return (
    <>
      <button className={styles.open} type="button" aria-keyshortcuts="/" onClick={find.open}>
        <Icon name="search" /> Find in the rules <kbd className={styles.key}>/</kbd>
      </button>
      <Marks find={find} />
    </>
  );
}

export function Marks({ find: { marked, clear } }: { find: Find }) {
  if (marked === 0) return null;
  return (
    <p className={styles.marks}>
      <span>{`Words marked: ${marked}`}</span>
      <button className={styles.clear} type="button" onClick={clear}>
        Clear marks
      </button>
    </p>
  );
}
