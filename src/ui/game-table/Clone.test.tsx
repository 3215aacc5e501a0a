import { book } from 'virtual:card-programs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { viewFor } from '#game/engine/view.ts';
import { moduleConstants } from '#game/glossary/gameConstants.ts';
import type { LaidTable } from '#game/position/laidTable.ts';
import { beginAt } from '#game/position/position.ts';
import { Clone } from './Clone.tsx';

const ignore = () => undefined;

/** The markup of the first clone. */
function shown(corpus: number, laid: Partial<LaidTable> = {}): string {
  const { state } = beginAt(book, { table: { seats: [{ name: 'A', corpus }, { name: 'B' }], ...laid } });
  return renderToStaticMarkup(<Clone seat={0} view={viewFor(book, state, 0)} onLook={ignore} onExamine={ignore} />);
}

const isLow = (markup: string) => markup.includes('data-low');

test('a track is dark where fear begins, which a module may change', () => {
  const { noWayOutAfraidAt } = moduleConstants;
  const modules = ['module-no-way-out'] as const;
  expect(isLow(shown(8))).toBe(true);
  expect(isLow(shown(9))).toBe(false);
  expect(isLow(shown(noWayOutAfraidAt, { modules }))).toBe(true);
  expect(isLow(shown(noWayOutAfraidAt + 1, { modules }))).toBe(false);
});
