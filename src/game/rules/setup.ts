/** The setup of a game: its seats, their starting numbers, and the modules. */

import type { Persona } from '../cards/persona.ts';
import type { ModuleAnchor, RuleAnchor } from '../glossary/anchors.ts';
import { gameConstants, moduleConstants } from '../glossary/gameConstants.ts';

/** The modules that change numbers that the table tracks; the others affect only cards. */
export const tableModules = [
  'module-no-way-out',
  'module-full-of-yourself',
  'module-short-tempers',
  'module-two-heads',
] as const satisfies readonly ModuleAnchor[];

/** The modules that the engine plays, and a variant of one of them. The others are agreed on between games. */
export const engineModules = [...tableModules, 'module-first-draft', 'module-blind-spots', 'no-hiding'] as const;

export type EngineModule = (typeof engineModules)[number];
export type TableModule = (typeof tableModules)[number];
export type Modules = readonly TableModule[];

/** Those of the enabled modules that the table tracks. */
export const tableModulesOf = (modules: readonly EngineModule[]): Modules =>
  tableModules.filter((module) => modules.includes(module));

export type Start = Persona['start'];

export type Seat = {
  readonly name: string;
  /** Slug of its persona, if it plays one. */
  readonly persona?: string;
  /** Stored with the game, so that a later printing of a persona does not change it. */
  readonly start: Start;
  /** Change that the fear of its persona makes to its thought limit while it is afraid: -2 is two less. */
  readonly fearLimitChange?: number;
};

export type Setup = {
  /** Clockwise. */
  readonly seats: readonly Seat[];
  /** Index of the seat that goes first. */
  readonly first: number;
  readonly modules: Modules;
};

/** Names of the clones at the table until a user renames them. */
export const defaultNames = ['Original', 'Twin', 'Spare', 'Misprint'] as const;

/** Names of the clones that the app plays, in the order in which they sit down. */
export const opponentNames = ['Twice', 'Stillwell', 'Nine', 'Wick'] as const;

/** Maximum in characters: a name must fit beside its badges at a width of 390 pixels. */
export const maxNameLength = 20;

/** The numbers that a clone begins with (#setup and the modules). */
export function startingNumbers(persona: Pick<Persona, 'start'> | undefined, modules: Modules): Start {
  const { startCorpus, startCerebrium, startIdeas } = gameConstants;
  const { noWayOutStart, shortTempersStart, fullOfYourselfExtraIdeas } = moduleConstants;
  const points = modules.includes('module-no-way-out')
    ? noWayOutStart
    : modules.includes('module-short-tempers')
      ? shortTempersStart
      : undefined;
  const start = persona?.start ?? {
    corpus: points ?? startCorpus,
    cerebrium: points ?? startCerebrium,
    ideas: startIdeas,
  };
  const extraIdeas = modules.includes('module-full-of-yourself') ? fullOfYourselfExtraIdeas : 0;
  return { ...start, ideas: start.ideas + extraIdeas };
}

/** The change that the fear of a persona makes to its thought limit; `undefined` if it does something else. */
export function fearLimitChange({ fear }: Pick<Persona, 'fear'>): number | undefined {
  const [, amount, sense] = /Your thought limit is (\d+) (less|more)\./.exec(fear) ?? [];
  return amount === undefined ? undefined : Number(amount) * (sense === 'less' ? -1 : 1);
}

export type SetupFault = { readonly sentence: string; readonly see: RuleAnchor };

/** The faults that have to be corrected before a game can begin; empty if there are none. */
export function setupFaults({ seats, first, modules }: Setup): readonly SetupFault[] {
  const { minClones, maxClones } = gameConstants;
  const names = seats.map(({ name }) => name.trim().toLocaleLowerCase('en-GB'));
  const personas = seats.flatMap(({ persona }) => persona ?? []);
  const faults: readonly (SetupFault & { readonly holds: boolean })[] = [
    {
      holds: seats.length < minClones || seats.length > maxClones,
      sentence: `The game is for ${minClones} to ${maxClones} clones.`,
      see: 'setup',
    },
    { holds: names.includes(''), sentence: 'Every clone needs a name.', see: 'setup' },
    {
      holds: hasDuplicates(names),
      sentence: 'Two clones have the same name. Change one of them.',
      see: 'setup',
    },
    { holds: hasDuplicates(personas), sentence: 'There is one card of each persona. Choose another.', see: 'personas' },
    {
      holds: personas.length > 0 && modules.includes('module-no-way-out'),
      sentence: 'No Way Out cannot be combined with personas.',
      see: 'module-no-way-out',
    },
    {
      holds: personas.length > 0 && modules.includes('module-short-tempers'),
      sentence: 'Short Tempers cannot be combined with personas.',
      see: 'module-short-tempers',
    },
    {
      holds: modules.includes('module-short-tempers') && seats.length !== maxClones,
      sentence: `Short Tempers needs ${maxClones} clones.`,
      see: 'module-short-tempers',
    },
    {
      holds: modules.includes('module-two-heads') && seats.length !== maxClones,
      sentence: `Two Heads Are Worse needs ${maxClones} clones.`,
      see: 'module-two-heads',
    },
    { holds: !(first in seats), sentence: 'Choose who goes first.', see: 'setup' },
  ];
  return faults.filter(({ holds }) => holds).map(({ sentence, see }) => ({ sentence, see }));
}

const hasDuplicates = (values: readonly string[]) => new Set(values).size < values.length;
