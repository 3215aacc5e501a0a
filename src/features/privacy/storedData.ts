/** All data that the site stores on the device. Every new kind of stored data needs an entry here. */

import { mostGames } from '#game/limits.ts';

type StoredKind = { readonly what: string; readonly where: string; readonly why: string };

export const storedData: readonly StoredKind[] = [
  {
    what: 'The site itself',
    where: 'Cache storage of the service worker',
    why: 'Pages, rules, card texts and the pictures of the cards, so that everything opens offline.',
  },
  {
    what: 'The demo as a file to print, and other such files that you have opened',
    where: 'Cache storage of the service worker, under “print-files”',
    why: 'They open offline.',
  },
  {
    what: 'Your printer’s offset between fronts and backs',
    where: 'Local storage, under “printer-offset”; nothing until you enter it',
    why: 'Backs on the other side of the paper are moved by it.',
  },
  {
    what: 'Your last six searches',
    where: 'IndexedDB',
    why: 'So that a card can lead back to the results you came from, and the search box can offer them again.',
  },
  {
    what: 'The searches that you have saved, with their names',
    where: 'IndexedDB',
    why: 'The search box lists them until you remove them.',
  },
  {
    what: 'Where you stopped in the rules',
    where: 'IndexedDB',
    why: 'The next visit offers to continue from there.',
  },
  {
    what: 'Your text size',
    where: 'Local storage, under “textSize”; nothing until you choose',
    why: 'You choose it only once.',
  },
  {
    what: 'Notices you have dismissed',
    where: 'IndexedDB',
    why: 'You are not told twice.',
  },
  {
    what: 'The games on your table',
    where: `IndexedDB, the newest ${mostGames}; table settings in local storage, under “table”`,
    why: 'So that a game continues after a reload, a flat battery or a night’s sleep. No game leaves the device unless you hand it over.',
  },
  {
    what: 'The games that you play here, the first game among them',
    where: `IndexedDB, the newest ${mostGames}; play options in local storage, under “play”`,
    why: 'So that they continue where they were.',
  },
  {
    what: 'How the games that you finished here ended',
    where: 'IndexedDB, a line for each game',
    why: 'To count how many you have won.',
  },
  {
    what: 'How you did with each day’s grudge',
    where: 'IndexedDB, a line for each day that you tried',
    why: 'To count the days in a row, and to mark those that you have solved.',
  },
  {
    what: 'The last six questions that “Settle it” answered, and those that you saved',
    where: 'Local storage, under “settled”',
    why: 'The next visit offers them again.',
  },
  {
    what: 'A counter, and a random name for this device',
    where: 'Local storage, under “revision” and “device”; nothing until a game begins',
    why: 'To tell which state of a game is newer without trusting the clock. Only a backup contains them.',
  },
  {
    what: 'Whether card images are stored',
    where: 'Local storage, under “card-images”; nothing until you save or remove them yourself',
    why: 'Removed images stay removed, and an interrupted download is completed.',
  },
  {
    what: 'Whether the browser was asked to protect this data',
    where: 'Local storage, under “protection”',
    why: 'The browser is asked only once.',
  },
  {
    what: 'The words of cards and rules before an update, and which have changed',
    where: 'IndexedDB; the words only until they have been compared',
    why: 'To list what has changed since you last read it.',
  },
  {
    what: 'Your choice of theme',
    where: 'Local storage, under “theme”; nothing while the choice is Auto',
    why: 'Pages open in the right colours at once.',
  },
  {
    what: 'Whether the welcome of the installed app was shown',
    where: 'Local storage, under “hello”',
    why: 'It is shown only once.',
  },
  {
    what: 'Your answer to the install prompt, with its date',
    where: 'Local storage, under “install-dismissed”',
    why: 'So that it is not offered again for fourteen days.',
  },
  {
    what: 'Scroll positions, what was just restored from a backup, and what you had typed when the page was reloaded',
    where: 'Session storage, under “scroll-positions”, “restored” and “typed”; gone when the tab is closed',
    why: 'Back and reload return to the place you left, and what you typed is not lost.',
  },
  {
    what: 'That the page has just been redirected, repaired, or reloaded for a missing part',
    where:
      'Session storage, under “redirects”, “repaired” and “reloaded-for-missing-part”; gone when the tab is closed',
    why: 'So that no page reloads again and again.',
  },
];
