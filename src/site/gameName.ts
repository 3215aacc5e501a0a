/** The name of the game. If you change it, adjust the sizes of the wordmark in `features/home/Hero.tsx` too. */

/** The first path segment of all game pages, and the prefix of file names. */
export const game = 'spite-and-image';

/** The name as it is split into lines by the wordmark. */
export const wordmarkLines = ['Spite', '& Image'] as const;

export const siteName = wordmarkLines.join(' ');
