/** An icon of the site's controls, hidden from screen readers: the text beside it names it. */

import styles from './icons.module.css';

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}

/**
 * The icons of the site's controls: strokes in a box of 24 units, drawn as one family.
 * Icons of the game are glyphs, from another source.
 */
export const icons = {
  'arrow-left': 'M20 12H4.5M11 5l-7 7 7 7',
  book: 'M12 6C9 3.8 6 3.6 3 4v15c3-.4 6-.2 9 2 3-2.2 6-2.4 9-2V4c-3-.4-6-.2-9 2Zm0 0v15',
  bulb: 'M9.5 17h5M10 20.5h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.4 1.1 2.2h5c0-.8.4-1.6 1.1-2.2A6 6 0 0 0 12 3Z',
  cards:
    'M4.5 6h8A1.5 1.5 0 0 1 14 7.5v12a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 3 19.5v-12A1.5 1.5 0 0 1 4.5 6ZM8 6V3.5h12.5V18H14',
  check: 'M4 12.5l5.5 5.5L20.5 6.5',
  'chevron-down': 'M5 9l7 7 7-7',
  'chevron-left': 'M15 5l-7 7 7 7',
  'chevron-right': 'M9 5l7 7-7 7',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5.5l4 2',
  close: 'M5 5l14 14M19 5L5 19',
  copy: 'M8.5 8.5h12v12h-12ZM15.5 8.5v-5h-12v12h5',
  external: 'M9 4H4v16h16v-5M13 4h7v7M20 4l-9.5 9.5',
  grid: 'M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z',
  letter: 'M3 5.5h18v13H3ZM3.5 6l8.5 7 8.5-7',
  link: 'M10.5 13.5a4 4 0 0 0 5.7 0l3.4-3.4a4 4 0 0 0-5.7-5.7l-1.2 1.2M13.5 10.5a4 4 0 0 0-5.7 0l-3.4 3.4a4 4 0 0 0 5.7 5.7l1.2-1.2',
  list: 'M9 5.5h12M9 12h12M9 18.5h12M3 5.5h2.5M3 12h2.5M3 18.5h2.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  minus: 'M4.5 12h15',
  more: 'M4 12h2.5M10.75 12h2.5M17.5 12h2.5',
  offline: 'M6.5 18.5h11a4 4 0 0 0 .6-7.9a6 6 0 0 0-11.6-1a4.5 4.5 0 0 0 0 8.9ZM3.5 3.5l17 17.5',
  plus: 'M4.5 12h15M12 4.5v15',
  print: 'M7 8.5V3.5h10v5M7 17H3.5V8.5h17V17H17M7 14h10v6.5H7ZM16 11.5h1.5',
  redo: 'M20 9H10a6 6 0 0 0 0 12h6M16 4l4 5-4 5',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.3 15.3L21 21',
  share: 'M12 15V3.5M7.5 8L12 3.5 16.5 8M7.5 11.5h-3v9h15v-9h-3',
  sliders:
    'M4 7h9.5M19 7h1M4 17h1M10.5 17H20M16.2 9.7a2.7 2.7 0 1 0 0-5.4a2.7 2.7 0 1 0 0 5.4M7.8 19.7a2.7 2.7 0 1 0 0-5.4a2.7 2.7 0 1 0 0 5.4',
  table: 'M4 20V9M12 20V4M20 20v-7M1.5 20.5h21',
  text: 'M3 5h18M3 9.7h18M3 14.3h18M3 19h11',
  turn: 'M4.5 10.5a8 8 0 0 1 14.4-3M19.5 13.5a8 8 0 0 1-14.4 3M19.5 3v4.9h-4.9M4.5 21v-4.9h4.9',
  undo: 'M4 9h10a6 6 0 0 1 0 12H8M8 4 4 9l4 5',
  warning: 'M12 3.5L22 20.5H2ZM12 10v4.5M12 16v2.2',
  zoom: 'M3.5 8.5v-5h5M15.5 3.5h5v5M20.5 15.5v5h-5M8.5 20.5h-5v-5',
} as const;

export type IconName = keyof typeof icons;
