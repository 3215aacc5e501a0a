import { expect, test } from 'vitest';
import { siteSearch } from '#search/siteSearch.ts';
import { aboutHref, aboutPassages } from '#site/about/about.ts';
import { delayedSuggestions } from './delayedSuggestions.ts';
import { instantSuggestions } from './instantSuggestions.ts';

/** The first row that a text leads to. */
async function firstRow(text: string) {
  const groups = [...instantSuggestions(await siteSearch.load(), text), ...(await delayedSuggestions(text))];
  return groups.find(({ rows }) => rows.length > 0)?.rows[0]?.href;
}

test.each(aboutPassages.map((about) => [about.question, about] as const))('%s', async (question, about) => {
  const rows: Record<string, string | undefined> = {};
  for (const asked of [question, ...about.asked]) rows[asked] = await firstRow(asked);
  const wanted = Object.fromEntries(Object.keys(rows).map((asked) => [asked, aboutHref(about)]));
  expect(rows).toEqual(wanted);
});

test.each(['can two people play', 'can five people play', 'is it good with a family'])(
  '%s asks how many can play',
  async (typed) => {
    expect(await firstRow(typed)).toMatch(/#about-players$/);
  },
);

test.each(['play', 'table', 'print', 'privacy', 'credits', 'mailing list', 'syntax', 'quick start'] as const)(
  '%s leads to the page of that name too',
  async (typed) => {
    const groups = await delayedSuggestions(typed);
    const pages = groups.flatMap(({ rows }) => rows.filter(({ kind }) => kind === 'Page').map(({ title }) => title));
    expect(pages.join(' ').toLowerCase()).toContain(typed);
  },
);

test('each passage has two to five questions, and an answer of at most four sentences', () => {
  for (const { id, asked, answer } of aboutPassages) {
    expect([id, asked.length >= 2 && asked.length <= 5]).toEqual([id, true]);
    expect(answer.split(/[.!?](?: |$)/).length - 1).toBeLessThanOrEqual(4);
  }
});
