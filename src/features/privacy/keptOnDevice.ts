/** Everything the site writes on the device. Whoever adds to it adds a line here. */

type Kept = { readonly what: string; readonly where: string; readonly why: string };

export const keptOnDevice: readonly Kept[] = [
  {
    what: 'The site itself',
    where: 'Cache storage of the service worker',
    why: 'Pages, rules, card texts and the pictures of the cards, so that everything opens without a network.',
  },
  {
    what: 'Files to print that you have opened',
    where: 'Cache storage of the service worker, under “print-files”',
    why: 'So that they open again without a network.',
  },
  {
    what: 'Your last six searches',
    where: 'IndexedDB',
    why: 'So that a card can lead back to the results you came from, and the search box can offer them again.',
  },
  {
    what: 'Where you stopped in the rules',
    where: 'IndexedDB',
    why: 'So that the next visit can offer to go on from there.',
  },
  {
    what: 'The text size and the width you like the rules in',
    where: 'Local storage, under “reading-style”; nothing until you choose',
    why: 'So that you choose them once.',
  },
  {
    what: 'Notices you have dismissed',
    where: 'IndexedDB',
    why: 'So that you are not told twice.',
  },
  {
    what: 'The games on your table',
    where: 'IndexedDB, the newest twelve; what the table looks like in local storage, under “table”',
    why: 'So that a game goes on after a reload, a flat battery or a night’s sleep. No game leaves the device unless you save it as a file.',
  },
  {
    what: 'Whether you want the card images here',
    where: 'Local storage, under “card-images”; nothing until you have saved or removed them yourself',
    why: 'So that what you have removed stays removed, and what you have asked for is completed.',
  },
  {
    what: 'That the browser was asked to protect all this',
    where: 'Local storage, under “protection”',
    why: 'So that it is asked once.',
  },
  {
    what: 'The words of cards and rules before an update, and which have changed',
    where: 'IndexedDB; the words only until they have been compared',
    why: 'So that you can be told what is different since you last read it.',
  },
  {
    what: 'Your choice of theme',
    where: 'Local storage, under “theme”; nothing while the choice is Auto',
    why: 'So that the page is printed in the right ink before you see it.',
  },
  {
    what: 'That the installed app has said hello',
    where: 'Local storage, under “hello”',
    why: 'So that it says it once.',
  },
  {
    what: 'That you would rather not install the site, and when you said so',
    where: 'Local storage, under “install-dismissed”',
    why: 'So that it is not offered again for fourteen days.',
  },
  {
    what: 'How far you had scrolled',
    where: 'Session storage, gone when the tab is closed',
    why: 'So that Back and reload return to the place you left.',
  },
];
