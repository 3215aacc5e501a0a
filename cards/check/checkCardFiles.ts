/** Checks card files: their JSON, their schema, each card and set, and all of them together. */

import type { CardSetFile } from '#game/cards/cardSet.ts';
import type { Persona } from '#game/cards/persona.ts';
import { cardRules } from './cardRules.ts';
import { findDuplicates } from './findDuplicates.ts';
import { applyRules, type Finding } from './finding.ts';
import { personaRules } from './personaRules.ts';
import { readCardFile, type SourceFile } from './readCardFile.ts';
import { setRules, setWarnings } from './setRules.ts';

export type CheckedCards = {
  /** Any fault makes the data unusable. */
  readonly faults: readonly Finding[];
  /** Unusual, but possibly intended. */
  readonly warnings: readonly Finding[];
  /** The sets and personas that could be read; complete if there are no faults. */
  readonly sets: readonly CardSetFile[];
  readonly personas: readonly Persona[];
};

/** Accepts set files and lists of personas, which differ in shape. Findings are in the order of the files. */
export function checkCardFiles(files: readonly SourceFile[]): CheckedCards {
  const contents = files.map(readCardFile);
  const sets = contents.flatMap((content) => content.sets);
  const personas = contents.flatMap((content) => content.personas);
  const cardsInFiles = contents.flatMap((content) => content.cards);
  const cards = cardsInFiles.map(({ place, value }) => ({ place, value: value.card }));

  const faults = [
    ...contents.flatMap((content) => content.faults),
    ...contents.flatMap(({ readable }) => [
      ...applyRules(setRules, readable.sets),
      ...applyRules(cardRules, readable.cards),
      ...applyRules(personaRules, readable.personas),
    ]),
    ...findDuplicates('id', sets),
    ...findDuplicates('name', sets),
    ...findDuplicates('abbreviation', sets),
    ...findDuplicates('id', cards, ', for it names the image'),
    ...findDuplicates('name', cards),
    ...findDuplicates('name', personas),
    ...findDuplicates('slug', personas),
  ];
  const place = new Map(files.map(({ name }, index) => [name, index]));
  return {
    faults: faults.toSorted((a, b) => (place.get(a.file) ?? 0) - (place.get(b.file) ?? 0)),
    warnings: applyRules(setWarnings, sets),
    sets: sets.map(({ value }) => value),
    personas: personas.map(({ value }) => value),
  };
}
