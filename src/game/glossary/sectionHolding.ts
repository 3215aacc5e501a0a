/** Which section of the rulebook an address stands in, known without the text itself. */

import {
  type AsideAnchor,
  type BoxAnchor,
  type ExampleAnchor,
  type RuleAnchor,
  type SectionAnchor,
  sectionAnchors,
} from './anchors.ts';

/** Of what stands beside the text; a test compares it with the text. */
const notes: Readonly<Record<AsideAnchor | BoxAnchor | ExampleAnchor, SectionAnchor>> = {
  'aside-zones': 'setup',
  'aside-resource-value': 'anatomy-of-an-idea',
  'aside-state-effects': 'state',
  'aside-adding-cards': 'state',
  'aside-setting-cards-aside': 'moving-cards',
  'aside-x-as-a-cost': 'pay-costs',
  'aside-adding-to-the-stem': 'the-stem',
  'save-your-brain-reading': 'introduction',
  'save-your-brain-dying-usefully': 'death',
  'save-your-brain-short-first-turn': 'gain-ticks',
  'save-your-brain-third-idea': 'refreshing-headspace',
  'save-your-brain-empty-head': 'moving-cards',
  'save-your-brain-whose-memories': 'state',
  'save-your-brain-which-way-up': 'desire-and-fear',
  'save-your-brain-am-i-afraid': 'desire-and-fear',
  'save-your-brain-zero': 'pay-costs',
  'save-your-brain-paying': 'pay-costs',
  'save-your-brain-borrowed-toughness': 'list-of-resources',
  'save-your-brain-last-in-first-out': 'the-stem',
  'save-your-brain-redirecting': 'changing-the-stem',
  'save-your-brain-owing-ticks': 'gain-ticks',
  'save-your-brain-announcing': 'start-phase',
  'save-your-brain-spend-it-all': 'main-phase',
  'save-your-brain-four-thoughts': 'end-phase',
  'example-punch-and-flinch': 'one-whole-turn',
  'example-interrupting': 'worked-examples',
  'example-three-deep': 'worked-examples',
  'example-take-and-theft': 'worked-examples',
  'example-whole-turn': 'one-whole-turn',
};

const lists: readonly (readonly [start: string, section: SectionAnchor])[] = [
  ['module-', 'modules'],
  ['persona-', 'personas'],
  ['glossary-', 'glossary'],
  ['overlooked-', 'easily-overlooked-rules'],
];

const isNote = (anchor: RuleAnchor): anchor is keyof typeof notes => Object.hasOwn(notes, anchor);

const isSection = (anchor: RuleAnchor): anchor is SectionAnchor =>
  (sectionAnchors as readonly RuleAnchor[]).includes(anchor);

/** A section holds itself. */
export function sectionHolding(anchor: RuleAnchor): SectionAnchor | undefined {
  if (isSection(anchor)) return anchor;
  if (isNote(anchor)) return notes[anchor];
  return lists.find(([start]) => anchor.startsWith(start))?.[1];
}
