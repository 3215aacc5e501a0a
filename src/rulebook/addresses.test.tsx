/** Published anchors of the rulebook stay valid: each still leads to its text. */

import { describe, expect, test } from 'vitest';
import { all, page, tidy } from '../../tests/support/rulebookPage.tsx';

/** The anchors of the first edition, frozen. Later ones are added; none is ever removed. */
const published = `
  introduction in-the-box overview who-is-who object-of-the-game how-to-win preparation set basic-mode
  things-to-count-with setup general-flow golden-rules refreshing-headspace damage dying ideas
  anatomy-of-an-idea attack reaction state disciplines desire-and-fear effects moving-cards actions
  three-kinds six-steps making-choices pay-costs list-of-costs list-of-resources the-stem changing-the-stem
  worked-examples on-your-turn start-phase gain-ticks main-phase end-phase one-whole-turn reference
  easily-overlooked-rules death modules sets personas glossary templates credits aside-zones
  aside-resource-value aside-state-effects aside-adding-cards aside-setting-cards-aside aside-x-as-a-cost
  aside-adding-to-the-stem save-your-brain-reading save-your-brain-dying-usefully
  save-your-brain-short-first-turn save-your-brain-third-idea save-your-brain-empty-head
  save-your-brain-whose-memories save-your-brain-which-way-up save-your-brain-am-i-afraid save-your-brain-zero
  save-your-brain-paying save-your-brain-borrowed-toughness save-your-brain-last-in-first-out
  save-your-brain-redirecting save-your-brain-owing-ticks save-your-brain-announcing
  save-your-brain-spend-it-all save-your-brain-four-thoughts example-punch-and-flinch example-interrupting
  example-three-deep example-take-and-theft example-whole-turn module-grudge-match module-free-for-all
  module-first-draft module-blind-spots module-no-way-out module-full-of-yourself module-two-heads
  module-personas persona-wick persona-twice persona-stillwell persona-nine glossary-action glossary-activate
  glossary-active-clone glossary-add glossary-afraid glossary-announce glossary-another-clone glossary-attack
  glossary-cancel glossary-cerebrium glossary-choose glossary-clone glossary-condition glossary-control
  glossary-corpus glossary-cost glossary-curse glossary-damage glossary-desire glossary-die
  glossary-discipline glossary-each-other-clone glossary-effect glossary-end-phase glossary-established
  glossary-fear glossary-forget glossary-gain glossary-gamble glossary-head glossary-headspace glossary-idea
  glossary-item glossary-lose glossary-main-phase glossary-memories glossary-memory glossary-module
  glossary-move glossary-next glossary-owe glossary-paranoia glossary-pay glossary-persona glossary-physical
  glossary-play glossary-react glossary-redirect glossary-refresh glossary-remember glossary-remove
  glossary-replace glossary-repress glossary-resolve glossary-resource-value glossary-reveal glossary-set
  glossary-set-aside glossary-side glossary-start-phase glossary-state glossary-stem glossary-take
  glossary-take-over glossary-thought-limit glossary-thoughts glossary-tick glossary-transient
  glossary-trigger-icon glossary-x glossary-zone overlooked-1 overlooked-2 overlooked-3 overlooked-4
  overlooked-5 overlooked-6 overlooked-7 overlooked-8 overlooked-9 overlooked-10 overlooked-11 overlooked-12
  overlooked-13 overlooked-14 overlooked-15 overlooked-16 overlooked-17 overlooked-18 overlooked-19
  overlooked-20 overlooked-21 overlooked-22 overlooked-23 overlooked-24 overlooked-25 overlooked-26
  overlooked-27 overlooked-28 overlooked-29 overlooked-30 overlooked-31 overlooked-32 overlooked-33
  overlooked-34 overlooked-35 overlooked-36 overlooked-37 overlooked-38 overlooked-39 overlooked-40
`
  .trim()
  .split(/\s+/);

/** The anchors that were required of the first published rules page. */
const required = [
  ...['setup', 'on-your-turn', 'main-phase', 'actions', 'how-to-win', 'glossary-trigger-icon', 'glossary-remember'],
  ...['glossary-repress', 'glossary-thoughts', 'set', 'personas', 'reaction', 'state', 'attack', 'ideas', 'the-stem'],
  ...['pay-costs', 'list-of-costs', 'list-of-resources', 'gain-ticks', 'refreshing-headspace', 'anatomy-of-an-idea'],
];

test('the published anchors include the 22 required ones and seven asides', () => {
  expect(required).toHaveLength(22);
  expect(published).toEqual(expect.arrayContaining(required));
  expect(published.filter((anchor) => anchor.startsWith('aside-'))).toHaveLength(7);
});

test.each(published)('#%s leads to a text', (anchor) => {
  const [target, ...others] = all(`[id="${anchor}"]`);
  expect(others).toEqual([]);
  expect(tidy(target?.textContent ?? '')).not.toBe('');
});

describe('overlooked rules that a chapter explains', () => {
  const elsewhere = all('span[id^="overlooked-"]');

  test.each(elsewhere.map(({ id, innerHTML }) => [id, innerHTML]))(
    '#%s links to the section that explains it',
    (id) => {
      const href = page.querySelector(`[id="${id}"] a`)?.getAttribute('href') ?? '';
      expect(page.querySelector(`[id="${href.split('#')[1]}"]`)).not.toBeNull();
    },
  );

  test('are 22 in number', () => {
    expect(elsewhere).toHaveLength(22);
  });
});
