/** The browsers that scripts and styles are lowered to (docs/decisions/0018-browsers.md). */

/** The oldest in which everything works. `src/app/inline/support.ts` recognises them. */
export const supportedBrowsers = ['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4'];

/** Syntax of the inline script, which also runs where it only says that the browser is too old: from 2018 on. */
export const oldestSyntax = 'es2018';
