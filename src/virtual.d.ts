/** Style sheets that the build makes, each imported once for its side effect, and texts. */

/** The spot colour of each set, as `--spot` under `data-set` (cards/build/cardDataPlugin.ts). */
declare module 'virtual:spots.css';

/** The page's font faces and their fallbacks (scripts/build/fontsPlugin.ts). */
declare module 'virtual:fonts.css';

/** The text of a scenario file. */
declare module '*.scenario?raw' {
  const text: string;
  export default text;
}

/** The text of a file. */
declare module '*.txt?raw' {
  const text: string;
  export default text;
}
