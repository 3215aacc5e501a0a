/** The numbers of the game are typed once: a rulebook of another game would print that game's numbers. */

import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

vi.mock(import('#game/glossary/gameConstants.ts'), async (original) => {
  const { gameConstants, moduleConstants } = await original();
  const raised = (constants: object) =>
    Object.fromEntries(Object.entries(constants).map(([name, number]) => [name, Number(number) + 9]));
  return { gameConstants: raised(gameConstants), moduleConstants: raised(moduleConstants) } as never;
});

const { Rulebook } = await import('./Rulebook.tsx');
const { document } = new Window();
document.body.innerHTML = renderToStaticMarkup(<Rulebook />);
// Examples tell of one evening, with the numbers of that evening.
for (const example of document.querySelectorAll('[id^="example-"]')) example.parentElement?.remove();
const text = document.body.textContent.replace(/\s+/g, ' ');

test('a game with other numbers has other numbers in its rulebook', () => {
  expect(text).toContain('each clone starts with 29 corpus, 29 cerebrium and 10 idea');
});

test.each([
  /\b20 (corpus|cerebrium)/,
  /\b(2|two) ticks/,
  /gains 1 tick/,
  /take costs 1 tick/,
  /\b(4|four) (new |more )?ideas/,
  /\b(one|1) or (no|fewer) ideas?\b/,
  /limit\W+It is 4/,
  /\b8 or less/,
  /20 to 45/,
  /\b0 or lower/,
  /at least 1 (corpus|cerebrium)/,
  /\b16 ideas/,
  /eight attacks/,
  /\b32 cards/,
  /at least two\b/,
  /15 corpus/,
])('no text types the number of %s', (number) => {
  expect(text.match(number)?.[0]).toBeUndefined();
});
