/** The grudge of a day, once its position and what is known of the reader's tries have arrived. */

import { use } from 'react';
import { type Day, lineOf } from '#game/grudge/days.ts';
import { readGrudge } from '#game/grudge/grudge.ts';
import { createLoader } from '#site/loader.ts';
import { grudgeResults } from '#storage/grudges/grudgeResults.ts';
import { gameBook } from '#ui/game-table/gameCards.ts';
import { useStored } from '#ui/useStored.ts';
import { GrudgeGame } from './GrudgeGame.tsx';

/** The positions of all days. */
const grudgeLines = createLoader(async (): Promise<readonly string[]> => {
  const { default: lines } = await import('#game/grudge/positions.txt?raw');
  return lines.trim().split('\n');
});

type Props = { readonly day: Day; readonly number: number };

export function GrudgeOfDay({ day, number }: Props) {
  const book = use(gameBook.read());
  const lines = use(grudgeLines.read());
  const { value, fault } = useStored(grudgeResults.list);
  if (!value && !fault) return null;
  return <GrudgeGame book={book} grudge={readGrudge(lineOf(lines, number))} day={day} results={value ?? []} />;
}
