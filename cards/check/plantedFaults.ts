/** Test support: plants a fault in the card files, and returns the messages of the check. */

import { cardFilePaths, readSourceFile } from '../build/cardFiles.ts';
import { checkCardFiles } from './checkCardFiles.ts';
import { sentenceOf } from './finding.ts';
import type { SourceFile } from './readCardFile.ts';

/** Fields that replace those of the content, valid or not. */
export type Fields = Readonly<Record<string, unknown>>;

export const soundFiles: readonly SourceFile[] = await Promise.all((await cardFilePaths()).map(readSourceFile));

/** All card files, with a change in the named one. */
export function withChange<T>(fileName: string, change: (content: T) => void): SourceFile[] {
  return soundFiles.map(({ name, text }) => {
    if (name !== fileName) return { name, text };
    const content = JSON.parse(text) as T;
    change(content);
    return { name, text: JSON.stringify(content) };
  });
}

export const withFields = (fileName: string, fields: Fields) =>
  withChange<object>(fileName, (content) => Object.assign(content, fields));

/** Replaces fields of a card of Duel, given by its number. */
export const withCardFields = (number: number, fields: Fields) =>
  withChange<{ cards: object[] }>('1-duel.json', ({ cards }) => Object.assign(cards[number - 1] ?? {}, fields));

export const withPersonaFields = (number: number, fields: Fields) =>
  withChange<object[]>('personas.json', (personas) => Object.assign(personas[number - 1] ?? {}, fields));

export const faultsOf = (files: readonly SourceFile[]) => checkCardFiles(files).faults.map(sentenceOf);
export const warningsOf = (files: readonly SourceFile[]) => checkCardFiles(files).warnings.map(sentenceOf);
