/** Finds and reads the card files. */

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CheckedCards, checkCardFiles } from '../check/checkCardFiles.ts';
import { sentenceOf } from '../check/finding.ts';
import type { SourceFile } from '../check/readCardFile.ts';

/** Tests may build with the cards of another folder (`CARDS_DIR`). */
export const cardsFolder = process.env.CARDS_DIR ?? path.resolve(import.meta.dirname, '..');
const setsFolder = path.join(cardsFolder, 'sets');

/** Paths of the set files, sorted by name, and of the personas. */
export async function cardFilePaths(): Promise<string[]> {
  const sets = (await readdir(setsFolder)).filter((name) => name.endsWith('.json')).sort();
  return [...sets.map((name) => path.join(setsFolder, name)), path.join(cardsFolder, 'personas.json')];
}

export async function readSourceFile(filePath: string): Promise<SourceFile> {
  return { name: path.basename(filePath), text: await readFile(filePath, 'utf8') };
}

/** Reads and checks all card files. Throws an error with a sentence for each fault. */
export async function loadCardData(): Promise<CheckedCards> {
  const checked = checkCardFiles(await Promise.all((await cardFilePaths()).map(readSourceFile)));
  if (checked.faults.length > 0) {
    throw new Error(['The card data are wrong:', ...checked.faults.map(sentenceOf)].join('\n  '));
  }
  return checked;
}
