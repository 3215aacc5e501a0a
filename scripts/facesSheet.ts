/**
 * `npm run faces:sheet [set ... | personas]`: one contact sheet for each set and one for personas and
 * backs, under `shots/`, with the scene phrase below every card, to be looked at card by card.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { loadCardData } from '#cards/build/loadCardData.ts';
import { cardBack, personaBack } from '#cards/faces/cardBacks.ts';
import { renderPersona } from '#cards/faces/personaFace.ts';
import { renderFace } from '#cards/faces/renderFace.ts';
import { words } from '#cards/faces/shapes.ts';
import { element } from '#cards/faces/svg.ts';
import { textWidth } from '#cards/faces/typeface.ts';
import { cardSize } from '#game/cards/cardSize.ts';
import { inks } from '#game/cards/inks.ts';

const columns = 4;
const cell = { width: cardSize.width + 3, height: cardSize.height + 9 };
const caption = { typeface: 'text', size: 2.9 } as const;
const pixelsPerMillimetre = 6;

type Captioned = { readonly face: string; readonly words: string };

export async function main(wanted: string[]): Promise<void> {
  const { sets, personas } = await loadCardData();
  await mkdir('shots', { recursive: true });
  const sheets = [
    ...sets.map((set) => ({
      name: `${set.id}-${set.slug}`,
      asked: String(set.id),
      faces: () => set.cards.map((card) => ({ face: renderFace(card, set), words: card.art.scene })),
    })),
    {
      name: 'personas',
      asked: 'personas',
      faces: () => [
        ...personas.map((persona) => ({ face: renderPersona(persona, sets), words: persona.faction })),
        { face: cardBack(), words: 'the back of every card' },
        { face: personaBack(), words: 'the back of a persona' },
      ],
    },
  ];
  for (const { name, faces } of sheets.filter(({ asked }) => wanted.length === 0 || wanted.includes(asked))) {
    const file = path.join('shots', `faces-${name}.png`);
    await writeFile(file, await drawSheet(faces()));
    console.log(file);
  }
}

async function drawSheet(faces: readonly Captioned[]): Promise<Uint8Array> {
  const cells = faces.map(({ face, words: scene }, index) => {
    const [x, y] = [(index % columns) * cell.width + 1.5, Math.floor(index / columns) * cell.height + 1.5];
    // Every face is a document of its own, with its own ids.
    return (
      face
        .replaceAll(/(id="|url\(#)/g, `$1c${index}-`)
        .replace('<svg ', `<svg x="${x}" y="${y}" `)
        .replaceAll(/(width|height)="(\d+)mm"/g, '$1="$2"') +
      twoLines(scene)
        .map((line, row) => words(line, { x, baseline: y + cardSize.height + 3 + row * 3.2 }, caption, inks.paper))
        .join('')
    );
  });
  const [width, height] = [columns * cell.width, Math.ceil(faces.length / columns) * cell.height];
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
