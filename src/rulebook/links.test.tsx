/** Every anchor of the rulebook exists once, and every link leads to one. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CardSetFile } from '#game/cards/cardSet.ts';
import { personas } from '#game/generated/personas.ts';
import { personaAnchors, ruleAnchors, sectionAnchors, termAnchor, termIds } from '#game/glossary/anchors.ts';
import { routes } from '#site/routes.ts';
import { all, page, tidy } from '../../tests/support/rulebookPage.tsx';
import { chapters } from './sections.ts';

const links = all('a').map((link) => ({ href: link.getAttribute('href') ?? '', words: tidy(link.textContent), link }));
const ids = all('[id]').map(({ id }) => id);

test.each(ruleAnchors)('#%s exists once', (anchor) => {
  expect(ids.filter((id) => id === anchor)).toHaveLength(1);
});

test('headings are in the order of the table of anchors', () => {
  expect(chapters.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)])).toEqual(sectionAnchors);
});

test('the ten chapters are those of the specification, in its order', () => {
  expect(all('h2').map(({ textContent }) => tidy(textContent))).toEqual([
    'Chapter 1 Introduction',
    'Chapter 2 Overview',
    'Chapter 3 Object of the Game',
    'Chapter 4 Preparation',
    'Chapter 5 Setup',
    'Chapter 6 General Flow',
    'Chapter 7 Ideas',
    'Chapter 8 Actions',
    'Chapter 9 On Your Turn',
    'Chapter 10 Reference',
  ]);
});

test('every persona has an anchor', () => {
  expect(personas.map(({ slug }) => `persona-${slug}`)).toEqual(personaAnchors);
});

test('every link within the rules leads to an anchor', () => {
  const targets = links
    .filter(({ href }) => href.startsWith(`${routes.rules.href()}#`))
    .map(({ href }) => href.split('#')[1]);
  expect(targets.length).toBeGreaterThan(300);
  expect(targets.filter((target) => !ids.includes(target ?? ''))).toEqual([]);
});

test.each(termIds)('the term "%s" is used in the text, and linked from there', (term) => {
  const glossary = page.querySelector('#glossary')?.closest('section');
  const uses = links.filter(
    ({ href, link }) => href === routes.rules.href(termAnchor(term)) && !glossary?.contains(link),
  );
  expect(uses).not.toHaveLength(0);
});

describe.each(['headspace', 'thoughts', 'condition', 'memories', 'transient', 'thought-limit'] as const)(
  'every section that mentions "%s"',
  (term) => {
    // Lists whose entries have links of their own, and stories that would have too many links.
    const exempt = new Set(['easily-overlooked-rules', 'modules', 'sets', 'glossary', 'templates']);
    const sections = all('section').map((section) => section.cloneNode(true));
    test('links it, so that readers can look it up', () => {
      const unlinked = sections.flatMap((section) => {
        for (const other of section.querySelectorAll('section, details, figure, article, div:has(> [id^="example-"])'))
          other.remove();
        const id = section.querySelector('h2, h3')?.id ?? '';
        const isLinked = section.querySelector(`a[href$="#${termAnchor(term)}"]`) !== null;
        for (const link of section.querySelectorAll('a')) link.remove();
        const speaks = new RegExp(`\\b${term.replace('-', ' ')}\\b`, 'i').test(tidy(section.textContent));
        return speaks && !isLinked && !exempt.has(id) ? [id] : [];
      });
      expect(unlinked).toEqual([]);
    });
  },
);

describe('cards', () => {
  const files = readdirSync('cards/sets').map(
    (file): CardSetFile => JSON.parse(readFileSync(`cards/sets/${file}`, 'utf8')),
  );
  const names = new Map(
    files.flatMap(({ cards }) => cards.map(({ set, number, name }) => [routes.card.href(set, number), name])),
  );
  const named = links.filter(({ href }) => /\/cards\/\d+\/\d+$/.test(href));

  test('every link to a card has the name of that card', () => {
    expect(named.length).toBeGreaterThan(10);
    for (const { href, words } of named) expect(words).toBe(names.get(href));
  });

  test('resource values run from 0 to 7 and average about 2, as the rulebook says', () => {
    const values = files
      .filter(({ id }) => id > 0)
      .flatMap(({ cards }) => cards.map(({ resourceValue }) => resourceValue));
    expect([Math.min(...values), Math.max(...values)]).toEqual([0, 7]);
    expect(Math.round(values.reduce((sum, value) => sum + value) / values.length)).toBe(2);
  });
});

test.each([
  ['the free print-and-play cards', routes.home.href()],
  ['the card gallery', routes.cards.href()],
  ['the rules video', 'https://'],
])('there is a link to %s', (_, start) => {
  expect(links.some(({ href }) => href === start || (start === 'https://' && /video/.test(href)))).toBe(true);
});
