/** `npm run cards:check`: checks all card files, or only the files named. */

import { cardFilePaths, readSourceFile } from '#cards/build/cardFiles.ts';
import { checkCardFiles } from '#cards/check/checkCardFiles.ts';
import { sentenceOf } from '#cards/check/finding.ts';
import type { SourceFile } from '#cards/check/readCardFile.ts';
import { counted } from '#game/plural.ts';

/** Resolves to the exit code: 1 when a file has a fault or cannot be read. */
export async function main(filePaths: readonly string[]): Promise<number> {
  const files: SourceFile[] = [];
  const unreadFiles: string[] = [];
  for (const filePath of filePaths.length > 0 ? filePaths : await cardFilePaths()) {
    try {
      files.push(await readSourceFile(filePath));
    } catch (error) {
      unreadFiles.push(unreadable(filePath, error));
    }
  }
  const { faults, warnings, sets, personas } = checkCardFiles(files);
  const sentences = [...unreadFiles, ...faults.map(sentenceOf)];
  for (const sentence of sentences) console.error(sentence);
  for (const warning of warnings) console.warn(`Warning: ${sentenceOf(warning)}`);

  const cards = sets.reduce((sum, set) => sum + set.cards.length, 0);
  const counts = [
    counted(sets.length, 'set'),
    counted(cards, 'card'),
    counted(personas.length, 'persona'),
    counted(sentences.length, 'fault'),
    counted(warnings.length, 'warning'),
  ];
  console.log(`${counts.join(', ')}.`);
  return sentences.length > 0 ? 1 : 0;
}

function unreadable(filePath: string, error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  return `${filePath}: expected a file that can be read, found ${code === 'ENOENT' ? 'none' : (code ?? String(error))}.`;
}
