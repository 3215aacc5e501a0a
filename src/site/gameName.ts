/** The name of the game. Change it here; the sizes of the wordmark in `HeroWordmark.tsx` go with it. */

/** The first path segment of all game pages, and the beginning of file names. */
export const game = 'spite-and-image';

/** As the wordmark sets it. */
export const wordmarkLines = ['Spite', '& Image'] as const;

export const siteName = wordmarkLines.join(' ');
