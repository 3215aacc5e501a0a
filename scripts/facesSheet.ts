/**
 * `npm run faces:sheet [set ...]`: one contact sheet for each set, under `shots/`,
 * with the scene phrase below every card, to be looked at card by card.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { loadCardData } from '#cards/build/loadCardData.ts';
import { cardSize } from '#cards/faces/faceLayout.ts';
import { renderFace } from '#cards/faces/renderFace.ts';
import { words } from '#cards/faces/shapes.ts';
import { element } from '#cards/faces/svg.ts';
import { textWidth } from '#cards/faces/typeface.ts';
import type { CardSetFile } from '#domain/cards/cardSet.ts';
import { inks } from '#domain/cards/inks.ts';

const columns = 4;
const cell = { width: cardSize.width + 3, height: cardSize.height + 9 };
const caption = { typeface: 'text', size: 2.9 } as const;
const pixelsPerMillimetre = 6;

export async function main(wanted: string[]): Promise<void> {
  const { sets } = await loadCardData();
  await mkdir('shots', { recursive: true });
  for (const set of sets.filter(({ id }) => wanted.length === 0 || wanted.includes(String(id)))) {
    const file = path.join('shots', `faces-${set.id}-${set.slug}.png`);
    await writeFile(file, await drawSheet(set));
    console.log(file);
  }
}

async function drawSheet(set: CardSetFile): Promise<Uint8Array> {
  const cells = set.cards.map((card, index) => {
    const [x, y] = [(index % columns) * cell.width + 1.5, Math.floor(index / columns) * cell.height + 1.5];
    // Every face is a document of its own, with its own ids.
    const face = renderFace(card, set).replaceAll(/(id="|url\(#)/g, `$1c${card.number}-`);
    return (
      face.replace('<svg ', `<svg x="${x}" y="${y}" `).replaceAll(/(width|height)="(\d+)mm"/g, '$1="$2"') +
      twoLines(card.art.scene)
        .map((line, row) => words(line, { x, baseline: y + cardSize.height + 3 + row * 3.2 }, caption, inks.paper))
        .join('')
    );
  });
  const [width, height] = [columns * cell.width, Math.ceil(set.cards.length / columns) * cell.height];
  const sheet = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` },
    element('rect', { width, height, fill: inks.muted }),
    ...cells,
  );
  const fitTo = { mode: 'width', value: width * pixelsPerMillimetre } as const;
  return (await renderAsync(sheet, { fitTo, font: { loadSystemFonts: false } })).asPng();
}

function twoLines(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && textWidth(longer, caption) <= cardSize.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.slice(0, 2);
}
