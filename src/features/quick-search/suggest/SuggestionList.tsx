/** The suggestions under the search box: a listbox of links. */

import { memo } from 'react';
import { classNames } from '#ui/classNames.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { SilentPicture } from '#ui/silent-picture/SilentPicture.tsx';
import { Sentence } from '#ui/symbol/RichText.tsx';
import { Marked } from './Marked.tsx';
import styles from './SuggestionList.module.css';
import type { Suggestion, SuggestionGroup } from './suggestion.ts';

type Props = {
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  readonly typed: string;
  /** The address of the row the arrow keys stand on. */
  readonly active: string | undefined;
  readonly onPick: () => void;
};

/** The element of a row, for `aria-activedescendant`. */
export const rowId = (listId: string, groups: readonly SuggestionGroup[], href: string) =>
  `${listId}-${groups.flatMap(({ rows }) => rows).findIndex((row) => row.href === href)}`;

/** Rendered anew only for other rows: a key is answered before its list is. */
export const SuggestionList = memo(function SuggestionList({ id, groups, typed, active, onPick }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the text field
    <div
      id={id}
      className={styles.list}
      role="listbox"
      aria-label="Suggestions"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      {groups.map(({ title, rows, asChips }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options
        <div key={title} className={classNames(styles.group, asChips && styles.chips)} role="group" aria-label={title}>
          <span className={styles.title} aria-hidden="true">
            {title}
          </span>
          {rows.map((row) => (
            <Row
              key={row.href}
              id={rowId(id, groups, row.href)}
              row={row}
              typed={typed}
              isActive={row.href === active}
              isChip={asChips === true}
            />
          ))}
        </div>
      ))}
    </div>
  );
});

type RowProps = {
  readonly id: string;
  readonly row: Suggestion;
  readonly typed: string;
  readonly isActive: boolean;
  readonly isChip: boolean;
};

function Row({ id, row: { href, title, note, kind, picture }, typed, isActive, isChip }: RowProps) {
  const name = typeof title === 'string' ? <Marked text={title} typed={typed} /> : <Sentence parts={title} />;
  const link = { id, className: styles.row, href, role: 'option', 'aria-selected': isActive, tabIndex: -1 };
  if (isChip) return <a {...link}>{name}</a>;
  return (
    <a {...link}>
      {typeof picture === 'string' ? (
        <span className={styles.sign}>
          <Icon name={picture} />
        </span>
      ) : (
        <SilentPicture className={styles.face} src={picture.faces.thumb} />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{note}</span>
      </span>
      <span className={styles.kind}>{kind}</span>
    </a>
  );
}
