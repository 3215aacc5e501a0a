/** The names a set goes by wherever one is asked for. */

import type { CardSet } from '#game/cards/cardSet.ts';
import { foldText } from './foldText.ts';

export type SetNames = Pick<CardSet, 'id' | 'name' | 'abbreviation' | 'slug'>;

export const setNamesOf = ({ id, name, abbreviation, slug }: CardSet): SetNames => ({ id, name, abbreviation, slug });

/** The set with this id, slug, name or abbreviation, in any letter case. */
export function findSetNamed<Names extends SetNames>(
  sets: readonly Names[],
  named: string | number,
): Names | undefined {
  if (typeof named === 'number') return sets.find(({ id }) => id === named);
  const folded = foldText(named).trim();
  return sets.find(({ slug, name, abbreviation }) => [slug, name, abbreviation].some((it) => foldText(it) === folded));
}

/** The name of a set by its id; “set 9” where there is none. */
export const setName = (id: number, sets: readonly SetNames[]) =>
  sets.find((set) => set.id === id)?.name ?? `set ${id}`;
