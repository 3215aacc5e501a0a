import { expect, test } from 'vitest';
import { parseAnchor, ruleAnchors } from './anchors.ts';

/** The anchors that the specification names, and the seven asides. */
const promised =
  `setup on-your-turn main-phase actions how-to-win glossary-trigger-icon glossary-remember glossary-repress
  glossary-thoughts set personas reaction state attack ideas the-stem pay-costs list-of-costs list-of-resources gain-ticks
  refreshing-headspace anatomy-of-an-idea
  aside-state-effects aside-adding-cards aside-zones aside-resource-value aside-x-as-a-cost aside-setting-cards-aside
  aside-adding-to-the-stem`.split(/\s+/);

test.each(promised)('#%s is an anchor of the rulebook', (anchor) => {
  expect(parseAnchor(`#${anchor}`)).toBe(anchor);
});

test('no anchor occurs twice', () => {
  expect(new Set(ruleAnchors).size).toBe(ruleAnchors.length);
});

test('a percent-encoded fragment is decoded', () => {
  expect(parseAnchor('#the%2Dstem')).toBe('the-stem');
  expect(parseAnchor('the-stem')).toBe('the-stem');
});

test.each([
  '',
  '#',
  '#"><script>',
  '#%E0%A4%A',
  '#__proto__',
  '#constructor',
  '#-set-header-7',
  '#Setup',
  '#overlooked-0',
  '#overlooked-41',
])('the fragment %j is not an anchor', (fragment) => {
  expect(parseAnchor(fragment)).toBeUndefined();
});
