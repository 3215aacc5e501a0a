import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { exampleAnchors } from '../glossary/anchors.ts';
import { compileBook } from '../language/compileBook.ts';
import { isRefusal } from '../rules/refusal.ts';
import { exampleGame } from './exampleGame.ts';
import { decideAndPass, type Position } from './position.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);
const source = readFileSync(path.join(import.meta.dirname, 'examples.scenario'), 'utf8');

test.each(exampleAnchors)('%s can be stepped through to its end', (anchor) => {
  const { start, script } = exampleGame(book, source, anchor);
  let position: Position = start;
  for (const decision of script) {
    const next = decideAndPass(book, position, decision, 'asked');
    if (isRefusal(next)) throw new Error(next.refused);
    position = next;
  }
  expect(position.state.stem).toEqual([]);
});
