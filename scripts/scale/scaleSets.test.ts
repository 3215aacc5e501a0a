/** Generated cards stand in for printed ones only if nothing can tell them apart. */

import { expect, test } from 'vitest';
import { loadCardData } from '#cards/build/loadCardData.ts';
import { checkCardFiles } from '#cards/check/checkCardFiles.ts';
import { scaleSets } from './scaleSets.ts';

test('with the cards of the game they make up the number, and pass every check', async () => {
  const { sets } = await loadCardData();
  const all = [...sets, ...scaleSets(sets, 400)];
  expect(all.flatMap(({ cards }) => cards)).toHaveLength(400);
  const { faults } = checkCardFiles(all.map((set) => ({ name: `${set.slug}.json`, text: JSON.stringify(set) })));
  expect(faults).toEqual([]);
});
