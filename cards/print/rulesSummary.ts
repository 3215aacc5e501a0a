/** Texts of the quick start besides the rules: the credits, and how to print. */

import { siteName } from '#site/gameName.ts';

export const credits = (holder: string) => [
  `${siteName}: texts and pictures © ${holder}, CC BY-NC-SA 4.0. You may print, share and change them, with this notice, under the same licence and for no money.`,
  'Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0, modified: recoloured, overprinted, turned, cut and combined.',
  'Type: Rozha One (Indian Type Foundry), League Gothic (The League of Moveable Type), Alegreya Sans (Huerta Tipográfica), all SIL Open Font License 1.1.',
];

/** Advice on what the demo lacks for more than two players. */
export const demoAdvice = [
  'Two clones need nothing but this file. Three need one Paranoia and four need two: print the promo sheet, or write its name and text on slips of paper. With four clones and only these two sets, start at 14 corpus and 14 cerebrium (Short Tempers).',
];

export const printingAdvice = [
  'Print at 100 per cent (“actual size”), without fitting to the page. A card is 63 by 88 mm.',
  'Cut along the marks. For backs, print both sides and turn along the long edge.',
];
