import { expect, test } from 'vitest';
import { stories } from '#site/routes.ts';
import { findStory, shownStories } from './PersonaStoryScreen.tsx';

const wordsOf = (slug: string) =>
  findStory(slug)
    ?.blocks.flatMap((block) =>
      block.kind === 'plan' ? block.items.map(({ text, instead = '' }) => `${text} ${instead}`) : [block.text],
    )
    .join(' ')
    .split(/\s+/) ?? [];

test.each(stories)('$title has the title that is listed with its address', ({ slug, title }) => {
  expect(findStory(slug)?.title).toBe(title);
});

test.each(stories)('$title is between 450 and 900 words long', ({ slug }) => {
  const { length } = wordsOf(slug);
  expect(length).toBeGreaterThanOrEqual(450);
  expect(length).toBeLessThanOrEqual(900);
});

test('every story in the folder has an address, and every address a story', () => {
  expect(shownStories.map(({ slug }) => slug).toSorted()).toEqual(stories.map(({ slug }) => slug).toSorted());
});

test('an unknown name has no story', () => {
  expect(findStory('nobody')).toBeUndefined();
});
