/** A worked example of the rulebook that the reader can step through. */

import { use, useState } from 'react';
import type { Decision } from '#game/engine/legal.ts';
import type { ExampleAnchor } from '#game/glossary/anchors.ts';
import { exampleGame } from '#game/position/exampleGame.ts';
import source from '#game/position/examples.scenario?raw';
import { gameBook } from '../gameCards.ts';
import { OpenGame } from './OpenGame.tsx';

export function ExampleTable({ id }: { id: ExampleAnchor }) {
  const book = use(gameBook.read());
  const [{ start, script }] = useState(() => exampleGame(book, source, id));
  return <OpenGame start={start} automatic="asked" suggest={(_view, decisions) => nextOf(script, decisions)} />;
}

/** The next decision of the script; `undefined` if the decisions differ from it. */
function nextOf(script: readonly Decision[], decisions: readonly Decision[]): Decision | undefined {
  const followed = decisions.every((decision, place) => JSON.stringify(decision) === JSON.stringify(script[place]));
  return followed ? script[decisions.length] : undefined;
}
