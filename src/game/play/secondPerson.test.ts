import { expect, test } from 'vitest';
import { inSecondPerson } from './secondPerson.ts';

test.each([
  ['You gains 3 transient corpus.', 'You gain 3 transient corpus.'],
  ['You passes.', 'You pass.'],
  ['You reaches for Scar Tissue.', 'You reach for Scar Tissue.'],
  ['You loses 1 tick, or owes it.', 'You lose 1 tick, or owe it.'],
  ['You gambles and turns up Scar Tissue.', 'You gamble and turn up Scar Tissue.'],
  ['You is no longer afraid.', 'You are no longer afraid.'],
  ['You ends its turn.', 'You end your turn.'],
  ['The turn of You begins with 2 ticks.', 'Your turn begins with 2 ticks.'],
  ['Also you deals 9 corpus damage to You.', 'Also you deals 9 corpus damage to you.'],
  ['Also you plays Down the Cellar Steps, choosing You.', 'Also you plays Down the Cellar Steps, choosing you.'],
  ['You plays Cult of Me, choosing Also you.', 'You play Cult of Me, choosing Also you.'],
  ['You again gains 1 tick.', 'You again gains 1 tick.'],
  ['Scar Tissue is added to the condition of You.', 'Scar Tissue is added to your condition.'],
  [
    'Scar Tissue moves from the condition of Also you to that of You.',
    'Scar Tissue moves from the condition of Also you to yours.',
  ],
  [
    'You moves Cult of Me from the thoughts of Also you to its own.',
    'You move Cult of Me from the thoughts of Also you to your own.',
  ],
  ['Also you plays That Thing You Said, choosing You.', 'Also you plays That Thing You Said, choosing you.'],
  ['You takes That Thing You Said.', 'You take That Thing You Said.'],
  ['You wins: nobody else is alive.', 'You win: nobody else is alive.'],
])('"%s" becomes "%s"', (third, second) => {
  expect(inSecondPerson(third, ['Cult of Me', 'That Thing You Said'])).toBe(second);
});
