/** Where the card files are, and how they are read. */

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CheckedCards, checkCardFiles } from '../check/checkCardFiles.ts';
import { sentenceOf } from '../check/finding.ts';
import type { SourceFile } from '../check/readCardFile.ts';

/** Tests build with the cards of another folder. */
export const cardsFolder = process.env.CARDS_DIR ?? path.resolve(import.meta.dirname, '..');
const setsFolder = path.join(cardsFolder, 'sets');

/** The set files, in the order of their names, and the personas. */
export async function cardFilePaths(): Promise<string[]> {
  const sets = (await readdir(setsFolder)).filter((name) => name.endsWith('.json')).sort();
  return [...sets.map((name) => path.join(setsFolder, name)), path.join(cardsFolder, 'personas.json')];
}

export async function readSourceFile(filePath: string): Promise<SourceFile> {
  return { name: path.basename(filePath), text: await readFile(filePath, 'utf8') };
}

/** Throws every fault as a sentence when there is one. */
export async function loadCardData(): Promise<CheckedCards> {
  const checked = checkCardFiles(await Promise.all((await cardFilePaths()).map(readSourceFile)));
  if (checked.faults.length > 0) {
    throw new Error(['The card data are wrong:', ...checked.faults.map(sentenceOf)].join('\n  '));
  }
  return checked;
}
