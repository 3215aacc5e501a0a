/** Measures, with a PDF reader, the files that a device makes from the built ones. */

import { PDFiumLibrary } from '@hyzyla/pdfium';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { inks } from '#game/cards/inks.ts';
import { type Imposition, imposePdf } from '#site/print/pdf/imposePdf.ts';
import { readPdf } from '#site/print/pdf/readPdf.ts';
import { boxedCards, type Paper, paperSizes, papers } from '#site/print/printFiles.ts';
import { blockCorner } from '#site/print/sheetLayout.ts';
import { PrintDocument, printFace } from './printDocument.ts';
import { addTestPages } from './testPage.ts';
import { boxDepth, boxLines } from './tuckBoxPages.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A card of one colour, with a white corner at its upper left. */
const plain = (name: string, colour: string) =>
  printFace(
    `<svg xmlns="http://www.w3.org/2000/svg"><rect width="63" height="88" fill="${colour}"/><rect width="20" height="20" fill="#ffffff"/></svg>`,
    'colour',
    name,
  );
const [red, blue] = ['#ff0000', '#0000ff'];

/** A built file with four red cards and a blue back that no page shows, and a page of text. */
async function build(paper: Paper) {
  const document = new PrintDocument('Test', 'Somebody', { paper, tone: 'colour' });
  const faces = [1, 2, 3, 4].map((id) => plain(`card-${id}`, red));
  document.addSheet({ faces, ground: inks.paper }, '');
  document.include(plain('back-card', blue));
  document.addTextPage((page) => page.rule(10, 10, 100));
  return readPdf((await document.finish()).bytes);
}

const built = { a4: await build('a4'), letter: await build('letter') };

let reader: PDFiumLibrary;
beforeAll(async () => {
  reader = await PDFiumLibrary.init();
});

const none = { right: 0, down: 0 };
/** Dots per inch: one is smaller than 0.05 mm. */
const fine = 600;

async function made(paper: Paper, wanted: Partial<Imposition>) {
  const deck = {
    fronts: ['card-1', 'card-2', 'card-3', 'card-4'],
    back: 'back-card',
    ground: '#ff0000',
    backGround: '#0000ff',
  };
  const bytes = imposePdf(built[paper], {
    paper,
    backs: 'long-edge',
    offset: none,
    decks: [deck],
    withTexts: false,
    note: () => 'A note (© Somebody)',
    ...wanted,
  });
  const document = await reader.loadDocument(bytes);
  const page = async (index: number, dotsPerInch = 300) => {
    const scale = dotsPerInch / 72;
    const { data, width, height } = await document.getPage(index).render({ scale });
    const across = width / paperSizes[paper].width;
    const down = height / paperSizes[paper].height;
    const at = (x: number, y: number) => {
      const start = (Math.floor(y * down) * width + Math.floor(x * across)) * 4;
      return [...data.subarray(start, start + 3)].join(' ');
    };
    /** The box of all dots of a colour, in millimetres. */
    const boxOf = (colour: number) => {
      const box = { left: width, top: height, right: 0, bottom: 0 };
      const dots = new Uint32Array(data.buffer, data.byteOffset, width * height);
      for (let dot = 0; dot < dots.length; dot++) {
        if (dots[dot] !== colour) continue;
        const [x, y] = [dot % width, Math.floor(dot / width)];
        if (x < box.left) box.left = x;
        if (x + 1 > box.right) box.right = x + 1;
        if (y < box.top) box.top = y;
        if (y + 1 > box.bottom) box.bottom = y + 1;
      }
      return {
        left: box.left / across,
        top: box.top / down,
        right: box.right / across,
        bottom: box.bottom / down,
      };
    };
    return { at, boxOf };
  };
  return { document, page, bytes };
}

/** As in the picture: alpha, blue, green, red. */
const redDots = 0xff0000ff;
const blueDots = 0xffff0000;
const blueDot = '0 0 255';
const white = '255 255 255';

describe.each(papers.map((paper) => [paperSizes[paper].name, paper] as const))('on %s', (_, paper) => {
  const size = paperSizes[paper];
  const corner = blockCorner(paper);

  test('pages have the size of the paper, and the pages of text follow', async () => {
    const { document } = await made(paper, { withTexts: true });
    expect(document.getPageCount()).toBe(3);
    for (const page of document.pages()) {
      const { originalWidth, originalHeight } = page.getOriginalSize();
      expect((originalWidth / 72) * 25.4).toBeCloseTo(size.width, 0);
      expect((originalHeight / 72) * 25.4).toBeCloseTo(size.height, 0);
    }
    expect(document.getPage(0).getText()).toContain('A note (© Somebody)');
  });

  test('backs lie behind their cards on a sheet that is not full, turned along the long edge', async () => {
    const { page } = await made(paper, {});
    const [front, back] = [(await page(0)).boxOf(redDots), (await page(1)).boxOf(blueDots)];
    expect(front.left).toBeCloseTo(corner.x - 3, 0);
    expect(front.bottom).toBeCloseTo(corner.y + 2 * 88 + 3, 0);
    // Seen from the front, left and right of the reverse change places.
    expect(Math.abs(size.width - back.right - front.left)).toBeLessThan(0.15);
    expect(Math.abs(size.width - back.left - front.right)).toBeLessThan(0.15);
    expect(Math.abs(back.top - front.top)).toBeLessThan(0.15);
    // The fourth card stands alone in its row, with its back behind it, upright.
    const { at } = await page(1);
    expect(at(size.width - corner.x - 62, corner.y + 88 + 2)).toBe(white);
    expect(at(corner.x + 30, corner.y + 88 + 30)).toBe(white);
  });

  test('turned along the short edge, backs are upside down on their page', async () => {
    const { page } = await made(paper, { backs: 'short-edge' });
    const [front, back] = [(await page(0)).boxOf(redDots), (await page(1)).boxOf(blueDots)];
    expect(Math.abs(back.left - front.left)).toBeLessThan(0.15);
    expect(Math.abs(size.height - back.bottom - front.top)).toBeLessThan(0.15);
    const { at } = await page(1);
    // The white corner of the first card's back: at its lower right.
    expect(at(corner.x + 63 - 2, size.height - corner.y - 2)).toBe(white);
    expect(at(corner.x + 2, size.height - corner.y - 2)).toBe(blueDot);
  });

  test('folded along the middle, each back lies on its card, both with their tops away from the fold', async () => {
    const { page, document } = await made(paper, { backs: 'fold-over' });
    expect(document.getPageCount()).toBe(1);
    const { at, boxOf } = await page(0);
    const [front, back] = [boxOf(redDots), boxOf(blueDots)];
    const axis = size.width / 2;
    expect(Math.abs(front.right - axis)).toBeLessThan(0.15);
    expect(Math.abs(back.left - axis)).toBeLessThan(0.15);
    expect(Math.abs(axis - front.left - 94)).toBeLessThan(0.15);
    expect(Math.abs(back.right - axis - 94)).toBeLessThan(0.15);
    expect(Math.abs(front.bottom - front.top - (4 * 63 + 6))).toBeLessThan(0.15);
    // The upper left corner of a card lies at the lower outer end on the left, and its back's at the upper outer end.
    const top = (size.height - 4 * 63) / 2;
    expect(at(axis - 3 - 88 + 2, top + 63 - 2)).toBe(white);
    expect(at(axis + 3 + 88 - 2, top + 2)).toBe(white);
  });

  test('a card is 63 by 88 mm between its marks, on both sides', async () => {
    const { page } = await made(paper, { backs: 'long-edge' });
    for (const index of [0, 1]) {
      const { at } = await page(index);
      const dark = (dot: string) => Math.max(...dot.split(' ').map(Number)) < 200;
      const marks: number[] = [];
      for (let x = 0.02; x < size.width - 1; x += 0.02)
        if (dark(at(x, corner.y - 5)) && x - (marks.at(-1) ?? -1) > 1) marks.push(x);
      expect(marks).toHaveLength(4);
      for (const [step, mark] of marks.slice(1).entries())
        expect(Math.abs(mark - (marks[step] ?? 0) - 63)).toBeLessThan(0.1);
    }
  });
});

test.each([
  ['long-edge', 1.3, -0.7],
  ['short-edge', -1.3, 0.7],
] as const)(
  'the two numbers read off the test page move the backs by exactly that much, behind their cards, and nothing else: turned along the %s',
  async (backs, x, y) => {
    const size = paperSizes.a4;
    const offset = { right: 1.3, down: 0.7 };
    const [still, moved] = [await made('a4', { backs }), await made('a4', { backs, offset })];
    const [from, to] = [(await still.page(1, fine)).boxOf(blueDots), (await moved.page(1, fine)).boxOf(blueDots)];
    for (const [side, by] of [
      ['left', x],
      ['right', x],
      ['top', y],
      ['bottom', y],
    ] as const)
      expect(Math.abs(to[side] - from[side] - by)).toBeLessThan(0.05);
    expect((await moved.page(0)).boxOf(redDots)).toEqual((await still.page(0)).boxOf(redDots));

    // The printer puts the reverse off by what was read off, seen from the front: each back covers its card.
    const front = (await moved.page(0, fine)).boxOf(redDots);
    const seen =
      backs === 'long-edge'
        ? { left: size.width - to.right + offset.right, top: to.top + offset.down }
        : { left: to.left + offset.right, top: size.height - to.bottom + offset.down };
    expect(Math.abs(seen.left - front.left)).toBeLessThan(0.1);
    expect(Math.abs(seen.top - front.top)).toBeLessThan(0.1);
  },
);

test.each(papers)(
  'the test page on %s has a true outline, a ruler of 150 mm, and crosses that meet through the paper',
  async (paper) => {
    const { width, height } = paperSizes[paper];
    const document = new PrintDocument('Test', 'Somebody', { paper, tone: 'colour' });
    addTestPages(document);
    const file = await reader.loadDocument((await document.finish()).bytes);
    const draw = async (index: number) => {
      // The reader rounds the size of the page to whole points.
      const { data, width: across, height: down } = await file.getPage(index).render({ scale: 300 / 72 });
      const dotAt = (x: number, y: number) =>
        (Math.floor((y * down) / height) * across + Math.floor((x * across) / width)) * 4;
      const isDrawn = (x: number, y: number) => (data[dotAt(x, y) + 1] ?? 255) < 200;
      const step = 0.05;
      /** Distance between the first and the last drawn dot of a level line. */
      return (y: number, from = 0, to = width) => {
        const path = Array.from({ length: Math.floor((to - from) / step) }, (_, at) => from + at * step);
        const drawn = path.filter((x) => isDrawn(x, y));
        return { from: drawn[0] ?? 0, to: drawn.at(-1) ?? 0, length: (drawn.at(-1) ?? 0) - (drawn[0] ?? 0) };
      };
    };
    const [front, back] = [await draw(0), await draw(1)];
    expect(Math.abs(front(height / 2).length - 63)).toBeLessThan(0.4);
    for (const share of [0.28, 0.72]) {
      // Beside the numbers, on the line of the cross.
      const [red, blue] = [
        front(height * share, width / 2 - 12, width / 2 + 12),
        back(height * share, width / 2 - 12, width / 2 + 12),
      ];
      expect(Math.abs(red.length - 20)).toBeLessThan(0.4);
      expect(Math.abs(red.from - blue.from)).toBeLessThan(0.1);
      expect(Math.abs(width - blue.to - red.from)).toBeLessThan(0.25);
    }
  },
);

test.each(boxedCards)('a tuck box for %i cards fits on both papers, with the size of its deck', (cards) => {
  const { width, height } = boxLines(cards);
  expect(width).toBeLessThan(paperSizes.a4.width - 8);
  expect(height).toBeLessThan(paperSizes.letter.height - 8);
  expect(boxDepth(cards)).toBeGreaterThan(cards * 0.3);
});
