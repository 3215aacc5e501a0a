import { expect, test } from 'vitest';
import { linkDestination } from './linkDestination.ts';

const at = (address: string) => linkDestination(new URL(address, 'https://site.example'));

test.each([
  ['/spite-and-image/rules#glossary-repress', { kind: 'rule', anchor: 'glossary-repress' }],
  ['/spite-and-image/cards/4/7', { kind: 'card', set: 4, number: 7 }],
  ['/spite-and-image/rules#no-such-rule', undefined],
  ['/spite-and-image/rules', undefined],
  ['/credits#glossary-repress', undefined],
])('%s leads to %j', (address, destination) => {
  expect(at(address)).toEqual(destination);
});
