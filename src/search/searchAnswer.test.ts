import { describe, expect, it } from 'vitest';
import { allCards } from './catalogue.ts';
import { answerBeside, answerSearch, suggestInstead } from './searchAnswer.ts';

describe('the answer to a search', () => {
  it('for names, types and costs is there at once, without the texts of the cards', () => {
    const answer = answerSearch({ name: 'duck', type: 'reaction' });
    expect(answer).not.toBeInstanceOf(Promise);
    expect(answer).toMatchObject({ found: [{ name: 'Duck, Obviously' }] });
  });

  it('counts what each field hides, so that everything adds up', async () => {
    const { found, hidden } = await answerSearch({ type: 'reaction', effects: 'cancel' });
    expect(hidden.map(({ key }) => key)).toEqual(['type', 'effects']);
    expect(hidden.reduce((sum, { count }) => sum + count, found.length)).toBe(allCards().length);
  });

  it('for texts is one and the same promise as long as it is asked for', async () => {
    const answer = answerSearch({ effects: 'damage' });
    expect(answer).toBeInstanceOf(Promise);
    expect(answerSearch({ effects: 'damage' })).toBe(answer);
    await answer;
    expect(answerSearch({ effects: 'damage' })).toBe(answer);
  });

  it('keeps a bounded number of them', async () => {
    const first = answerSearch({ effects: 'first' });
    await Promise.all(Array.from({ length: 20 }, (_, n) => answerSearch({ effects: `other ${n}` })));
    expect(answerSearch({ effects: 'first' })).not.toBe(first);
  });
});

describe('where a search finds nothing', () => {
  const meant = async (name: string) =>
    (await suggestInstead({ name, type: 'state' })).meant.map(({ name: near }) => near);

  it('offers the names that a slip may have meant', async () => {
    expect(await meant('duk')).toContain('Duck, Obviously');
  });

  it.each(['{T}', 'deck'])('offers no name for %s, which is a symbol or a word that is spelt right', async (text) => {
    expect(await meant(text)).toEqual([]);
  });
});

it('what answers a name is there before names near it are', async () => {
  const { rules, meant } = await answerBeside({ name: 'cerebrum' });
  expect(rules).not.toEqual([]);
  expect(meant).toBeInstanceOf(Promise);
  expect(await meant).not.toEqual([]);
});
