/** Each number of the game is defined once, so that all pages agree: changing the constants changes every page. */

import { Window } from 'happy-dom';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

vi.mock(import('#game/glossary/gameConstants.ts'), async (original) => {
  const { gameConstants, moduleConstants } = await original();
  // 16 (cards) becomes 19, because number words end at twenty.
  const raise = (number: number) => number + (number < 12 ? 9 : 3);
  const raised = (constants: object) =>
    Object.fromEntries(Object.entries(constants).map(([name, number]) => [name, raise(Number(number))]));
  return { gameConstants: raised(gameConstants), moduleConstants: raised(moduleConstants) } as never;
});

const { Rulebook } = await import('#rulebook/Rulebook.tsx');
const { HomeScreen } = await import('#features/home/HomeScreen.tsx');
const { PrintScreen } = await import('#features/print/PrintScreen.tsx');
const { MailingListScreen } = await import('#features/mailing-list/MailingListScreen.tsx');
const { quickStart } = await import('#game/glossary/quickStart.ts');
const { pageDescriptions } = await import('#site/descriptions.ts');

const { document } = new Window();
const textOf = (page: ReactNode): string => {
  document.body.innerHTML = renderToStaticMarkup(page);
  // Examples describe one particular game and keep its numbers.
  for (const example of document.querySelectorAll('[id^="example-"]')) example.parentElement?.remove();
  return document.body.textContent.replace(/\s+/g, ' ');
};

const pages = {
  rulebook: textOf(<Rulebook />),
  home: textOf(<HomeScreen />),
  print: textOf(<PrintScreen />),
  'mailing list': textOf(<MailingListScreen />),
  'quick start': quickStart.map(({ text }) => text).join(' '),
  descriptions: Object.values(pageDescriptions).join(' '),
};

test('the rulebook shows changed numbers', () => {
  expect(pages.rulebook).toContain('each clone starts with 23 corpus, 23 cerebrium and 10 idea');
});

test('home, mailing list and descriptions show changed numbers', () => {
  expect(pages.home).toContain('23 to 48 minutes');
  expect(pages['mailing list']).toContain('35 cards');
  expect(pages.descriptions).toContain('35 cards');
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
  /\b(4|four) sheets/,
  /\b(5|five) sheets/,
  /\b(2|two) sets/,
  /two to four/,
])('no page hard-codes the number in %s', (number) => {
  for (const [page, text] of Object.entries(pages)) expect(text.match(number)?.[0], page).toBeUndefined();
});
