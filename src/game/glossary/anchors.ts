/**
 * Every anchor of the rulebook. Links are typed by this table, so a link to a
 * missing rule does not compile.
 */

/** Headings in reading order. */
export const sectionAnchors = [
  'introduction',
  'overview',
  'object-of-the-game',
  'how-to-win',
  'dying',
  'preparation',
  'set',
  'basic-mode',
  'things-to-count-with',
  'setup',
  'general-flow',
  'a-card',
  'your-turn',
  'your-actions',
  'reactions-in-brief',
  'refreshing-headspace',
  'fear-in-brief',
  'one-whole-turn',
  'ideas',
  'anatomy-of-an-idea',
  'attack',
  'reaction',
  'state',
  'disciplines',
  'desire-and-fear',
  'effects',
  'damage',
  'moving-cards',
  'actions',
  'golden-rules',
  'three-kinds',
  'six-steps',
  'making-choices',
  'pay-costs',
  'list-of-costs',
  'list-of-resources',
  'the-stem',
  'changing-the-stem',
  'worked-examples',
  'on-your-turn',
  'start-phase',
  'gain-ticks',
  'main-phase',
  'end-phase',
  'reference',
  'easily-overlooked-rules',
  'death',
  'modules',
  'sets',
  'in-the-box',
  'personas',
  'who-is-who',
  'glossary',
  'templates',
  'credits',
] as const;

export const asideAnchors = [
  'aside-zones',
  'aside-resource-value',
  'aside-state-effects',
  'aside-adding-cards',
  'aside-setting-cards-aside',
  'aside-x-as-a-cost',
  'aside-adding-to-the-stem',
] as const;

/** Save Your Brain boxes in reading order. */
export const boxAnchors = [
  'save-your-brain-reading',
  'save-your-brain-third-idea',
  'save-your-brain-whose-memories',
  'save-your-brain-am-i-afraid',
  'save-your-brain-which-way-up',
  'save-your-brain-empty-head',
  'save-your-brain-zero',
  'save-your-brain-paying',
  'save-your-brain-borrowed-toughness',
  'save-your-brain-last-in-first-out',
  'save-your-brain-redirecting',
  'save-your-brain-announcing',
  'save-your-brain-short-first-turn',
  'save-your-brain-owing-ticks',
  'save-your-brain-spend-it-all',
  'save-your-brain-four-thoughts',
  'save-your-brain-dying-usefully',
] as const;

export const exampleAnchors = [
  'example-whole-turn',
  'example-punch-and-flinch',
  'example-interrupting',
  'example-three-deep',
  'example-take-and-theft',
] as const;

export const moduleAnchors = [
  'module-grudge-match',
  'module-free-for-all',
  'module-first-draft',
  'module-blind-spots',
  'module-no-way-out',
  'module-full-of-yourself',
  'module-short-tempers',
  'module-two-heads',
  'module-personas',
] as const;

export const personaAnchors = ['persona-wick', 'persona-twice', 'persona-stillwell', 'persona-nine'] as const;

/** Terms of the glossary, in alphabetical order of their ids. */
export const termIds = [
  'action',
  'activate',
  'active-clone',
  'add',
  'afraid',
  'announce',
  'another-clone',
  'attack',
  'cancel',
  'cerebrium',
  'choose',
  'clone',
  'condition',
  'control',
  'corpus',
  'cost',
  'curse',
  'damage',
  'desire',
  'die',
  'discipline',
  'each-other-clone',
  'effect',
  'end-phase',
  'established',
  'fear',
  'forget',
  'gain',
  'gamble',
  'head',
  'headspace',
  'idea',
  'item',
  'lose',
  'main-phase',
  'memories',
  'memory',
  'module',
  'move',
  'next',
  'owe',
  'paranoia',
  'pay',
  'persona',
  'physical',
  'play',
  'react',
  'redirect',
  'refresh',
  'remember',
  'remove',
  'replace',
  'repress',
  'resolve',
  'resource-value',
  'reveal',
  'set',
  'set-aside',
  'side',
  'start-phase',
  'state',
  'stem',
  'take',
  'take-over',
  'thought-limit',
  'thoughts',
  'tick',
  'transient',
  'trigger-icon',
  'x',
  'zone',
] as const;

/** Number of easily-overlooked rules as printed, including those that are now explained in chapters. */
export const overlookedRuleCount = 40;

export type SectionAnchor = (typeof sectionAnchors)[number];
export type AsideAnchor = (typeof asideAnchors)[number];
export type BoxAnchor = (typeof boxAnchors)[number];
export type ExampleAnchor = (typeof exampleAnchors)[number];
export type ModuleAnchor = (typeof moduleAnchors)[number];
export type PersonaAnchor = (typeof personaAnchors)[number];
export type TermId = (typeof termIds)[number];
export type TermAnchor = `glossary-${TermId}`;
export type OverlookedAnchor = `overlooked-${number}`;

export type RuleAnchor =
  | SectionAnchor
  | AsideAnchor
  | BoxAnchor
  | ExampleAnchor
  | ModuleAnchor
  | PersonaAnchor
  | TermAnchor
  | OverlookedAnchor;

/** Anchor of a term's entry in the glossary. */
export const termAnchor = (term: TermId): TermAnchor => `glossary-${term}`;

/** Anchor of an easily-overlooked rule, counted from 1 as printed. */
export const overlookedAnchor = (number: number): OverlookedAnchor => `overlooked-${number}`;

export const ruleAnchors: readonly RuleAnchor[] = [
  ...sectionAnchors,
  ...asideAnchors,
  ...boxAnchors,
  ...exampleAnchors,
  ...moduleAnchors,
  ...personaAnchors,
  ...termIds.map(termAnchor),
  ...Array.from({ length: overlookedRuleCount }, (_, index) => overlookedAnchor(index + 1)),
];

const known: ReadonlySet<string> = new Set(ruleAnchors);

const isRuleAnchor = (text: string): text is RuleAnchor => known.has(text);

/**
 * The anchor that a fragment names, with or without its `#`; `undefined` if
 * there is none. Never throws.
 */
export function parseAnchor(fragment: string): RuleAnchor | undefined {
  try {
    const anchor = decodeURIComponent(fragment.replace(/^#/, ''));
    return isRuleAnchor(anchor) ? anchor : undefined;
  } catch {
    // Not valid percent-encoding, so not an anchor.
    return undefined;
  }
}
