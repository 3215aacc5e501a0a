/** Suggestions under a search field: a listbox of links in groups. */

import { type ComponentProps, memo } from 'react';
import { type MarkedPart, markTerms, markTyped } from '#search/text/searchTerms.ts';
import { classNames } from '../classNames.ts';
import { DecorativeImage } from '../DecorativeImage.tsx';
import { Icon } from '../icon/Icon.tsx';
import { RichText, Sentence } from '../symbol/RichText.tsx';
import type { Suggestion, SuggestionGroup } from './suggestion.ts';
import styles from './suggestions.module.css';
import { rowId } from './useSuggestionKeys.ts';

type Props = {
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  readonly typed: string;
  /** Index of the row that was selected with the arrow keys. */
  readonly active: number;
  /** Adds a frame, and limits each row to two lines. */
  readonly isOverPage?: true;
  readonly onPick?: ((row: Suggestion) => void) | undefined;
};

/** Memoised, so that a key press is handled before the list is rendered again. */
export const SuggestionList = memo(function SuggestionList({ id, groups, typed, active, isOverPage, onPick }: Props) {
  const all = groups.flatMap(({ rows }) => rows);
  return (
    <div
      id={id}
      className={classNames(isOverPage && styles.overPage)}
      role="listbox"
      aria-label="Suggestions"
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
    >
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows, asChips }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options
          <div
            key={title}
            className={classNames(styles.group, asChips && styles.chips)}
            role="group"
            aria-label={title}
          >
            <span className={styles.title} aria-hidden="true">
              {title}
            </span>
            {rows.map((row) => {
              const place = all.indexOf(row);
              const isActive = place === active;
              return (
                <SuggestionRow
                  key={place}
                  ref={isActive ? bringIntoView : null}
                  id={rowId(id, place)}
                  role="option"
                  aria-selected={isActive}
                  tabIndex={-1}
                  row={row}
                  typed={typed}
                  isChip={asChips}
                  onClick={() => onPick?.(row)}
                />
              );
            })}
          </div>
        ))}
    </div>
  );
});

const bringIntoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

type RowProps = ComponentProps<'a'> & {
  readonly row: Suggestion;
  readonly typed: string;
  readonly isChip?: true | undefined;
};

/** A link. A list of suggestions makes it an option by its attributes. */
export function SuggestionRow({ row: { href, title, note, kind, picture }, typed, isChip, ...link }: RowProps) {
  const name =
    typeof title === 'string' ? <Marked parts={markTyped(title, typed)} isPlain /> : <Sentence parts={title} />;
  return (
    <a {...link} className={styles.row} href={href}>
      {isChip ? (
        name
      ) : (
        <>
          {typeof picture === 'string' ? (
            <span className={styles.sign}>
              <Icon name={picture} />
            </span>
          ) : (
            <DecorativeImage className={styles.face} src={picture.faces.thumb} />
          )}
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            {typeof note !== 'string' && note.passage.place !== note.passage.title && (
              <span className={styles.place}>{note.passage.place}</span>
            )}
            {(typeof note === 'string' || note.sentence !== '') && (
              <span className={styles.note}>
                {typeof note === 'string' ? note : <Marked parts={markTerms(note.sentence, note.terms)} />}
              </span>
            )}
          </span>
          <span className={styles.kind}>{kind}</span>
        </>
      )}
    </a>
  );
}

function Marked({ parts, isPlain }: { readonly parts: readonly MarkedPart[]; readonly isPlain?: true }) {
  return parts.map(({ text, found }, place) => {
    const Frame = found ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    return <Frame key={place}>{isPlain ? text : <RichText text={text} />}</Frame>;
  });
}
