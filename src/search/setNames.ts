/** The names by which a set can be given. */

import type { CardSet } from '#game/cards/cardSet.ts';
import { foldText } from './text/foldText.ts';

export type SetNames = Pick<CardSet, 'id' | 'name' | 'abbreviation' | 'slug'>;

export const setNamesOf = ({ id, name, abbreviation, slug }: CardSet): SetNames => ({ id, name, abbreviation, slug });

/** Returns the set with this id, slug, name or abbreviation, in any letter case. */
export function findSetNamed<Names extends SetNames>(
  sets: readonly Names[],
  named: string | number,
): Names | undefined {
  if (typeof named === 'number') return sets.find(({ id }) => id === named);
  const folded = foldText(named).trim();
  return sets.find(({ slug, name, abbreviation }) => [slug, name, abbreviation].some((it) => foldText(it) === folded));
}

/** Returns the name of a set by its id; “set 9” if there is no such set. */
export const setName = (id: number, sets: readonly SetNames[]) =>
  sets.find((set) => set.id === id)?.name ?? `set ${id}`;
