/** The views of a list, and a menu with its order, its grouping and further actions. Each choice is an address. */

import type { MouseEvent } from 'react';
import { groupings, type Listing, orders, type View, views } from '#search/listing.ts';
import type { Elements } from '../elements.ts';
import type { IconName } from '../icon/Icon.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './ListTools.module.css';

type Props = {
  readonly listing: Listing;
  /** The address of the same cards listed in another way. */
  readonly hrefFor: (listing: Listing) => string;
  /** Navigates without changing the scroll position. */
  readonly onGo: (href: string) => void;
  /** Title of the menu. */
  readonly title: string;
  /** Whether there are several cards to view, sort and group. */
  readonly several: boolean;
  /** Further actions of the menu. */
  readonly children: Elements;
};

const viewSigns: Readonly<Record<View, readonly [icon: IconName, word: string]>> = {
  faces: ['grid', 'Faces'],
  list: ['list', 'List with text'],
  text: ['text', 'Full text'],
};

const menuId = 'list-menu';

const orderWords = { set: 'Set, number', name: 'Name', cost: 'Cost', value: 'Value', type: 'Type' } as const;
const groupWords = { set: 'Set', type: 'Type', discipline: 'Discipline' } as const;

export function ListTools({ listing, hrefFor, onGo, title, several, children }: Props) {
  function follow(click: MouseEvent<HTMLAnchorElement>) {
    if (click.metaKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    onGo(click.currentTarget.href);
  }

  const sort = (
    <Pick
      label="Sort"
      value={listing.sort}
      options={orders}
      words={orderWords}
      onPick={(picked) => onGo(hrefFor({ ...listing, sort: picked }))}
    />
  );

  return (
    <div className={styles.tools}>
      {several && (
        <>
          <nav className={styles.views} aria-label="View">
            {views.map((view) => {
              const [icon, word] = viewSigns[view];
              return (
                <a
                  key={view}
                  className={styles.view}
                  href={hrefFor({ ...listing, view })}
                  aria-current={view === listing.view || undefined}
                  title={word}
                  onClick={follow}
                >
                  <Icon name={icon} />
                  <VisuallyHidden>{word}</VisuallyHidden>
                </a>
              );
            })}
          </nav>
          <div className={styles.wide}>{sort}</div>
        </>
      )}
      <button className={styles.more} type="button" popoverTarget={menuId}>
        <Icon name="more" />
        <VisuallyHidden>More for these cards</VisuallyHidden>
      </button>
      <Sheet id={menuId} title={title}>
        {several && (
          <div className={styles.picks}>
            <div className={styles.narrow}>{sort}</div>
            <Pick
              label="Group"
              value={listing.group}
              options={groupings}
              words={groupWords}
              onPick={(group) => onGo(hrefFor({ ...listing, group }))}
            />
          </div>
        )}
        {children}
      </Sheet>
    </div>
  );
}

type PickProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  readonly onPick: (value: Value) => void;
};

function Pick<Value extends string>({ label, value, options, words, onPick }: PickProps<Value>) {
  return (
    <label className={styles.pick}>
      <span className={styles.label}>{label}</span>
      <select
        className={styles.select}
        value={value}
        onChange={({ currentTarget }) => {
          const picked = options.find((option) => option === currentTarget.value);
          if (picked) onPick(picked);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {words[option]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </label>
  );
}
