/** The deeds of a card, read from its programs. Runs in the build. */

import { type Deed, deeds } from '../cards/deed.ts';
import { parse, parseCost } from './parse.ts';
import {
  type Constant,
  type Cost,
  type CostKind,
  type Count,
  type Effect,
  effectParts,
  type Program,
  type Resource,
  type TriggerEvent,
  whomOf,
} from './program.ts';

/** An effect, and the event that triggers it. */
type Occurrence = { readonly effect: Effect; readonly when?: TriggerEvent | undefined };

/** All that a card can do, on any side. */
type Doing = {
  /** By side, because what is on two sides does not happen together. */
  readonly sides: readonly (readonly Occurrence[])[];
  readonly constants: readonly Constant[];
  readonly hasFear: boolean;
  /** Its cost, and those of its abilities. */
  readonly costs: readonly Cost[];
};

type Predicate = (doing: Doing) => boolean;

/** Damage from which a card is among those that hit hardest. */
const hard = 8;

/** Whether an effect does a thing to somebody else. */
const isToOther = (one: Effect) => (whomOf(one) ?? 'you') !== 'you';

const isToEverybody = (one: Effect) => whomOf(one) === 'each-other-clone' || whomOf(one) === 'each-clone';

const some =
  (is: (effect: Effect, when: TriggerEvent | undefined) => boolean): Predicate =>
  ({ sides }) =>
    sides.some((side) => side.some(({ effect, when }) => is(effect, when)));

const limit =
  (is: (by: number) => boolean): Predicate =>
  ({ constants }) =>
    constants.some((one) => one.is === 'thought-limit' && is(one.by));

const counts = (...what: readonly Count[]): Predicate =>
  some((one) => 'each' in one && one.each !== undefined && what.includes(one.each));

const costs =
  (kind: CostKind): Predicate =>
  ({ costs }) =>
    costs.some((cost) => (cost[kind] ?? 0) !== 0);

const constant =
  (...kinds: readonly Constant['is'][]): Predicate =>
  ({ constants }) =>
    constants.some(({ is }) => kinds.includes(is));

const effect = (...kinds: readonly Effect['do'][]): Predicate => some((one) => kinds.includes(one.do));

const either =
  (...all: readonly Predicate[]): Predicate =>
  (doing) =>
    all.some((holds) => holds(doing));

function gains(one: Effect, ...what: readonly Resource[]): boolean {
  if (one.do === 'gain') return one.gains.some((gain) => what.includes(gain.what));
  if (one.do !== 'gain-scaled') return false;
  return what.includes(one.what) || (one.also !== undefined && what.includes(one.also.what));
}

const gain = (...what: readonly Resource[]): Predicate => some((one) => gains(one, ...what));

/** Whether it takes points from another clone. */
const hurts = (one: Effect): boolean =>
  one.do === 'damage-neighbours' ||
  ((one.do === 'damage' || one.do === 'lose' || one.do === 'forget-and-lose') && isToOther(one));

/** The amounts of damage that it certainly deals to one clone. */
function dealt(one: Effect): readonly number[] {
  if (one.do === 'damage') return [one.base, one.instead ?? 0];
  return one.do === 'damage-neighbours' ? [one.next, one.previous] : [];
}

const dealsAtLeast = (least: number): Predicate => some((one) => dealt(one).some((amount) => amount >= least));

const on = (events: readonly TriggerEvent[], is: (one: Effect) => boolean = () => true): Predicate =>
  some((one, when) => when !== undefined && events.includes(when) && is(one));

const turns: readonly TriggerEvent[] = ['your-turn-starts', 'your-turn-ends', 'another-turn-starts'];

const hurtsTrack = (track: 'corpus' | 'cerebrium'): Predicate =>
  some((one) => hurts(one) && 'track' in one && one.track === track);

const predicates: Readonly<Record<Deed, Predicate>> = {
  steal: either(
    effect('steal-idea', 'steal-take', 'move-state'),
    some((one) => one.do === 'cancel' && one.keep === true),
  ),
  drain: ({ sides }) =>
    sides.some(
      (side) => side.some(({ effect }) => hurts(effect)) && side.some(({ effect }) => gains(effect, 'C', 'B')),
    ),
  heal: gain('C', 'B'),
  protect: either(gain('TC', 'TB'), constant('armour', 'guard')),
  armour: constant('armour'),
  guard: constant('guard'),
  cancel: effect('cancel'),
  'cancel-effect': some((one) => one.do === 'cancel' && one.what.abilities === true),
  'gain-ticks': gain('T'),
  draw: gain('I'),
  forget: either(
    effect('pick-forgotten'),
    some((one) => (one.do === 'forget' || one.do === 'forget-and-lose') && isToOther(one)),
  ),
  remember: effect('remember'),
  sweep: effect('remove-states'),
  remove: effect('remove-state', 'remove-states', 'move-state'),
  copy: effect('resolve-card'),
  control: effect('move-state'),
  'take-effect': effect('take-control'),
  redirect: effect('redirect'),
  look: effect('look', 'pick-forgotten'),
  everybody: either(
    effect('offer'),
    some((one) => hurts(one) && isToEverybody(one)),
  ),
  luck: effect('gamble'),
  'strike-back': either(
    on(['another-deals-corpus', 'another-chooses-you'], hurts),
    some((one) => one.do === 'damage' && one.whom === 'attack-controller'),
  ),
  'punish-taking': on(['another-takes'], (one) => hurts(one) || one.do === 'forget'),
  'harm-each-turn': on(turns, (one) => hurts(one) || one.do === 'lose'),
  'each-turn': on(turns),
  'thought-limit': limit((by) => by > 0),
  'lower-limit': limit((by) => by < 0),
  curse: constant('curse'),
  'hurt-body': hurtsTrack('corpus'),
  'hurt-mind': hurtsTrack('cerebrium'),
  'hit-hard': dealsAtLeast(hard),
  strengthen: either(constant('attack-damage'), effect('next-attack')),
  'by-ideas': counts('ideas-there', 'your-ideas', 'ideas-forgotten', 'highest-value-there'),
  'by-states': counts('states-there', 'your-other-states', 'states-removed'),
  choice: effect('modes', 'offer'),
  afraid: constant('afraid'),
  'when-afraid': on(['another-becomes-afraid', 'you-become-afraid']),
  headspace: effect('replace-idea'),
  'fill-memories': gain('M'),
  'free-state': gain('S'),
  neighbours: effect('damage-neighbours'),
  'take-ticks': effect('lose-tick'),
  sacrifice: either(effect('remove-this'), costs('state')),
  'pay-ideas': costs('idea'),
  'pay-memories': costs('memory'),
  'pay-states': costs('state'),
  x: ({ costs }) => costs.some((cost) => Object.values(cost).includes('x')),
  'fear-side': ({ hasFear }) => hasFear,
};

function occurrencesOf({ body, triggered, activated }: Program): Occurrence[] {
  const occurrences = (effects: readonly Effect[], when?: TriggerEvent) =>
    effects.flatMap(effectParts).map((effect) => ({ effect, when }));
  return [
    ...occurrences(body),
    ...triggered.flatMap(({ when, body }) => occurrences(body, when)),
    ...activated.flatMap(({ body }) => occurrences(body)),
  ];
}

type Texts = { readonly cost: string; readonly effects: string; readonly fearEffects?: string };

/** The programs of its sides. A text that matches no phrase has none. */
const programsOf = ({ effects, fearEffects = '' }: Texts): Program[] =>
  [effects, fearEffects].flatMap((text) => {
    const parsed = parse(text);
    return 'program' in parsed ? [parsed.program] : [];
  });

/** Returns the amounts of damage that a card certainly deals to one clone, on any side, the highest first. */
export function damageOf(card: Texts): number[] {
  const amounts = programsOf(card).flatMap((program) => occurrencesOf(program).flatMap(({ effect }) => dealt(effect)));
  return [...new Set(amounts)].filter((amount) => amount > 0).sort((a, b) => b - a);
}

/** Returns what a card does, first what its desire side does for its cost. A text that matches no phrase does nothing. */
export function deedsOf(card: Texts): Deed[] {
  const programs = programsOf(card);
  const paid = parseCost(card.cost);
  const first = doingOf(programs.slice(0, 1), [paid], false);
  const abilities = programs.flatMap(({ activated }) => activated.map(({ cost }) => cost));
  const all = doingOf(programs, [paid, ...abilities], card.fearEffects !== undefined);
  return [...new Set([first, all].flatMap((doing) => deeds.filter((deed) => predicates[deed](doing))))];
}

const doingOf = (programs: readonly Program[], costs: readonly Cost[], hasFear: boolean): Doing => ({
  sides: programs.map(occurrencesOf),
  constants: programs.flatMap(({ constants }) => constants),
  hasFear,
  costs,
});
