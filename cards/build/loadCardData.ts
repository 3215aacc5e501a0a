/** The whole printed game, read from the card files and checked. */

import { type CheckedCards, checkCardFiles } from '../check/checkCardFiles.ts';
import { sentenceOf } from '../check/finding.ts';
import { cardFilePaths, readSourceFile } from './cardFiles.ts';

/** Throws every fault as a sentence when there is one. */
export async function loadCardData(): Promise<CheckedCards> {
  const checked = checkCardFiles(await Promise.all((await cardFilePaths()).map(readSourceFile)));
  if (checked.faults.length > 0) {
    throw new Error(['The card data are wrong:', ...checked.faults.map(sentenceOf)].join('\n  '));
  }
  return checked;
}
