import { expect, test } from 'vitest';
import { ruleSearch } from './rulesLoader.ts';

test('a ruling on a card is found with the rules, and leads to the card', async () => {
  const { find } = await ruleSearch.load();
  const [hit] = find('Ghostwriter', 5);
  expect(hit?.passage).toMatchObject({ kind: 'card note', title: 'Ghostwriter', href: '/spite-and-image/cards/4/7' });
});
