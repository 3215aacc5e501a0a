/** Files for print shops and simulators: card images with bleed, and sheets and decks for Tabletop Simulator. */

import { availableParallelism } from 'node:os';
import { renderAsync } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import type { CardSetFile } from '#game/cards/cardSet.ts';
import { inks } from '#game/cards/inks.ts';
import {
  backName,
  deckName,
  mostSheetRows,
  printerBackHref,
  printerImageHref,
  printerImageSize,
  sheetColumns,
  sheetName,
  sheetRows,
  tabletopDeck,
  tabletopPath,
} from '#site/print/tabletop.ts';
import { activeSetFiles, cardListOf } from '../build/catalogueData.ts';
import { cardBack } from '../faces/cardBacks.ts';
import { renderFace } from '../faces/renderFace.ts';

/** Pixels of a card: at 300 dpi without bleed, and on a sheet of ten columns that is at most 4,096 wide. */
const trimmed = { width: 744, height: 1039 };
const onSheet = { width: 409, height: 571 };
const dotsPerInch = 300;

type Picture = Sharp;

async function draw(svg: string): Promise<Picture> {
  const fitTo = { mode: 'width', value: trimmed.width } as const;
  const { pixels, width, height } = await renderAsync(svg, { fitTo, font: { loadSystemFonts: false } });
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(trimmed.width, trimmed.height, { fit: 'fill' });
}

/** Adds the bleed in paper colour, like the margin around the frame of a card. */
function withBleed(face: Picture): Promise<Buffer> {
  const [across, down] = [printerImageSize.width - trimmed.width, printerImageSize.height - trimmed.height];
  const [left, top] = [Math.floor(across / 2), Math.floor(down / 2)];
  return (
    face
      .clone()
      .extend({ left, right: across - left, top, bottom: down - top, background: inks.paper })
      .withMetadata({ density: dotsPerInch })
      // A card has few inks, so dithering would only cost time and bytes.
      .png({ palette: true, quality: 95, dither: 0 })
      .toBuffer()
  );
}

const small = (face: Picture) => face.clone().resize(onSheet.width, onSheet.height, { fit: 'fill' }).png().toBuffer();

const asJpeg = (picture: Picture) => picture.jpeg({ quality: 85 }).toBuffer();

async function sheetOf(faces: readonly Buffer[]): Promise<Buffer> {
  const rows = sheetRows(faces.length);
  if (rows > mostSheetRows) throw new Error(`A sheet of ${faces.length} cards is more than the simulator takes.`);
  const placed = faces.map((input, place) => ({
    input,
    left: onSheet.width * (place % sheetColumns),
    top: onSheet.height * Math.floor(place / sheetColumns),
  }));
  const size = { width: onSheet.width * sheetColumns, height: onSheet.height * rows };
  return asJpeg(sharp({ create: { ...size, channels: 3, background: inks.paper } }).composite(placed));
}

/** Maps addresses on the site to contents. @param origin Scheme and host of the site, for links to the sheets. */
export async function printShopFiles(
  sets: readonly CardSetFile[],
  origin: string,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const active = activeSetFiles(sets);
  const smallFaces = new Map<number, Buffer>();
  const waiting = active.flatMap((set) => set.cards.map((card) => ({ id: card.id, svg: renderFace(card, set) })));
  const drawNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const face = await draw(next.svg);
      files.set(printerImageHref(next.id), await withBleed(face));
      smallFaces.set(next.id, await small(face));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, drawNext));

  const list = cardListOf(sets, () => ({ thumb: '', full: '' }));
  const cardsOfSet = (set: number) => list.cards.filter((card) => card.set === set);
  const catalogue = { sets: list.sets, cardsOfSet, origin };
  const addDeck = (name: string, title: string, cards: typeof list.cards) =>
    files.set(
      `${tabletopPath}${deckName(name)}`,
      new TextEncoder().encode(JSON.stringify(tabletopDeck(title, cards, catalogue), undefined, 1)),
    );
  for (const set of list.sets) {
    const faces = cardsOfSet(set.id).flatMap(({ id }) => smallFaces.get(id) ?? []);
    files.set(`${tabletopPath}${sheetName(set)}`, await sheetOf(faces));
    addDeck(set.slug, set.name, cardsOfSet(set.id));
  }
  addDeck('game', 'The whole game', list.cards);
  const back = await draw(cardBack());
  files.set(printerBackHref, await withBleed(back));
  files.set(`${tabletopPath}${backName}`, await asJpeg(back));
  return files;
}
