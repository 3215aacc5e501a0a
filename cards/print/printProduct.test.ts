/** Tests the printable files with a PDF reader. */

import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { inks } from '#game/cards/inks.ts';
import { faceName, personaPrefix } from '#site/print/faceNames.ts';
import { readPdf } from '#site/print/pdf/readPdf.ts';
import { type Paper, paperSizes, papers, printProducts, type Tone, tones } from '#site/print/printFiles.ts';
import { blockCorner } from '#site/print/sheetLayout.ts';
import { flat, main, second } from '../art/figures.ts';
import type { Illustration } from '../art/illustration.ts';
import { box, disc } from '../art/outlines.ts';
import { loadCardData } from '../build/cardFiles.ts';
import { artFrame } from '../faces/faceLayout.ts';
import { renderFace } from '../faces/renderFace.ts';
import { PrintDocument, printFace } from './printDocument.ts';
import { printedFaces } from './printedFaces.ts';
import { type PrintedFile, printProduct } from './printProduct.ts';

// Drawing a set takes a second, and longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const data = await loadCardData();
const products = printProducts(data.sets);
const faces = printedFaces(data);
const plain = { paper: 'a4', tone: 'colour' } as const;

const printed = new Map<string, Promise<PrintedFile>>();

/** A file of a product, printed once for all tests. */
function print(id: string, paper: Paper = 'a4'): Promise<PrintedFile> {
  const product = products.find((each) => each.id === id);
  if (product === undefined) throw new Error(`There is no "${id}".`);
  const file = printed.get(id + paper) ?? printProduct(product, { ...plain, paper }, faces, 'Somebody');
  printed.set(id + paper, file);
  return file;
}

let reader: PDFiumLibrary;
beforeAll(async () => {
  reader = await PDFiumLibrary.init();
});
const read = (bytes: Uint8Array): Promise<PDFiumDocument> => reader.loadDocument(bytes);

/** About 300 dots to the inch. */
const scale = 300 / 72;

/** Renders a page. `at` takes millimetres and returns red, green and blue of a dot. */
async function look(bytes: Uint8Array, paper: Paper = 'a4') {
  const { data: dots, width, height } = await (await read(bytes)).getPage(0).render({ scale });
  const across = width / paperSizes[paper].width;
  const down = height / paperSizes[paper].height;
  const at = (x: number, y: number): number[] => {
    const start = (Math.floor(y * down) * width + Math.floor(x * across)) * 4;
    return [...dots.subarray(start, start + 3)];
  };
  return { at, dots };
}

const rgb = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** The middle of each dark line along a straight path of the given length, in millimetres. */
function lines(dotAt: (position: number) => number[], length: number): number[] {
  const step = 0.02;
  const dark = Array.from({ length: Math.floor((length - 1) / step) }, (_, index) => (index + 0.5) * step).filter(
    (position) => Math.max(...dotAt(position)) < 200,
  );
  const groups: number[][] = [];
  for (const position of dark) {
    const last = groups.at(-1);
    if (last && position - (last.at(-1) ?? 0) < 0.3) last.push(position);
    else groups.push([position]);
  }
  return groups.map((group) => group.reduce((sum, position) => sum + position, 0) / group.length);
}

describe('the printable files', () => {
  test.each([
    ['demo', 4 + 1],
    // 105 cards, the personas and the rules.
    ['game', 12 + 1 + 1],
    ['duel', 2],
    ['personas', 1],
    ['quick-start', 1],
    ['first-grudge', 2],
    ['test-page', 2],
    ['tuck-boxes', 3],
  ])('have the right number of pages: %s, %i', async (id, pages) => {
    const file = await print(id);
    expect(file.pages).toBe(pages);
    expect((await read(file.bytes)).getPageCount()).toBe(pages);
  });

  test('contain Paranoia twice', () => {
    const [first, another, ...others] = faces.cardsOf([0], 'colour');
    expect(another).toBe(first);
    expect(new Set(others).size).toBe(others.length);
  });

  test('contain the backs, which devices add to the sheets', async () => {
    const { faces: names, texts } = readPdf((await print('game')).bytes);
    expect([...names.keys()].filter((name) => name.startsWith('back-'))).toEqual(['back-card', 'back-persona']);
    expect([...names.keys()].filter((name) => name.startsWith(personaPrefix))).toHaveLength(data.personas.length);
    expect(names.has(faceName(101))).toBe(true);
    expect(texts).toHaveLength(1);
  });

  test('name the authors on every sheet, as text', async () => {
    const { bytes } = await print('melee');
    const words = (await read(bytes)).getPage(0).getText();
    for (const named of ['game-icons.net', 'CC BY 3.0', 'CC BY-NC-SA 4.0', 'Rozha One', 'Somebody'])
      expect(words).toContain(named);
  });

  test('have the rules in the demo', async () => {
    const demo = await read((await print('demo')).bytes);
    expect(demo.getPage(4).getText()).toContain('the rules on one page');
    expect(demo.getPage(4).getText()).toContain('Three need one Paranoia');
  });

  test('ask the print dialog for their true size, not for the size of the page', async () => {
    const written = Buffer.from((await print('quick-start')).bytes).toString('latin1');
    const preferences = /\/ViewerPreferences (\d+) 0 R/.exec(written)?.[1];
    const [, dictionary] = new RegExp(`\\n${preferences} 0 obj\n([^]*?)endobj`).exec(written) ?? [];
    expect(dictionary).toMatch(/\/PrintScaling \/None/);
  });

  test('contain only vectors and embedded fonts', async () => {
    const written = Buffer.from((await print('demo')).bytes).toString('latin1');
    expect(written).not.toContain('/Subtype /Image');
    const described = written.match(/\/Type \/FontDescriptor/g) ?? [];
    expect(described.length).toBeGreaterThan(0);
    expect(written.match(/\/FontFile2 /g)).toHaveLength(described.length);
  });

  test('are the same, byte for byte, each time', async () => {
    const personas = products.find(({ id }) => id === 'personas');
    if (personas === undefined) throw new Error('There is nothing to print.');
    const [first, again] = await Promise.all(
      [faces, printedFaces(data)].map((drawn) => printProduct(personas, plain, drawn, 'Somebody')),
    );
    expect(again?.bytes).toEqual(first?.bytes);
  });
});

describe.each(papers.map((paper) => [paperSizes[paper].name, paper] as const))('on %s', (_, paper) => {
  const { width, height } = paperSizes[paper];

  test('the page has the size of the paper', async () => {
    const { originalWidth, originalHeight } = (await read((await print('personas', paper)).bytes))
      .getPage(0)
      .getOriginalSize();
    expect((originalWidth / 72) * 25.4).toBeCloseTo(width, 0);
    expect((originalHeight / 72) * 25.4).toBeCloseTo(height, 0);
  });

  let at: (x: number, y: number) => number[];
  beforeAll(async () => {
    ({ at } = await look((await print('duel', paper)).bytes, paper));
  });

  test('cards are 63 by 88 mm between the marks, to a tenth of a millimetre', () => {
    const corner = blockCorner(paper);
    const across = lines((x) => at(x, corner.y - 5), width);
    const down = lines((y) => at(corner.x - 5, y), height);
    const steps = (marks: number[]) => marks.slice(1).map((mark, index) => mark - (marks[index] ?? 0));
    expect(across).toHaveLength(4);
    expect(down).toHaveLength(4);
    for (const step of steps(across)) expect(Math.abs(step - 63)).toBeLessThan(0.1);
    for (const step of steps(down)) expect(Math.abs(step - 88)).toBeLessThan(0.1);
  });

  test('the block has a bleed of 3 mm, and no more', () => {
    const { x, y } = blockCorner(paper);
    expect(at(x - 2.8, y + 20)).toEqual(rgb(inks.paper));
    expect(at(x + 20, y - 2.8)).toEqual(rgb(inks.paper));
    expect(at(x - 3.2, y + 20)).toEqual([255, 255, 255]);
  });
});

describe('the two plates', () => {
  const [set] = data.sets.filter(({ id }) => id === 1);
  const card = set?.cards.find(({ discipline }) => discipline === 'physical');
  if (set === undefined || card === undefined) throw new Error('There is no physical card in the first set.');

  /** Two discs side by side that overlap. */
  const overlapping = { figures: [main(disc(20), 26, 17.6), second(disc(20), 38, 17.6)], tension: 0 };

  const plates = async (tone: Tone, illustration: Illustration = overlapping) => {
    const document = new PrintDocument('Plates', 'Somebody', { ...plain, tone });
    const face = printFace(renderFace(card, set, illustration), tone, 'card');
    document.addSheet({ faces: [face], ground: inks.paper }, '');
    const { at, dots } = await look((await document.finish()).bytes);
    const { x, y } = blockCorner('a4');
    const dotAt = (dx: number) => at(x + artFrame.x + dx, y + artFrame.y + 17.6);
    return { left: dotAt(20), shared: dotAt(32), right: dotAt(44), dots };
  };

  test('are red and blue, and near-black where both of them print', async () => {
    const { left, shared, right } = await plates('colour');
    expect(left).toEqual(rgb(inks.corpusRed));
    expect(right).toEqual(rgb(inks.cerebriumBlue));
    expect(shared).toEqual(rgb(inks.overprint));
  });

  test('are 100 and 45 per cent of one ink in grey, which has no colours', async () => {
    const { left, right, dots } = await plates('grey');
    expect(left).toEqual([0, 0, 0]);
    expect(right).toEqual([140, 140, 140]);
    const coloured = dots.findIndex((value, index) => index % 4 < 3 && value !== dots[index - (index % 4)]);
    expect(coloured).toBe(-1);
  });

  test('can be told apart from ink and from each other in grey', async () => {
    const { left, shared, right } = await plates('grey', {
      ...overlapping,
      figures: [flat('ink', box(60, 10), 31, 17.6), ...overlapping.figures],
    });
    expect([left, shared, right]).toEqual([0, 0, 140].map((grey) => [grey, grey, grey]));
    const onInk = await plates('grey', { figures: [flat('ink', box(60, 10), 31, 17.6), main(disc(8), 44, 17.6)] });
    const [red, ink] = [onInk.right[0] ?? 0, onInk.left[0] ?? 0];
    expect(red).toBe(0);
    expect(ink - red).toBeGreaterThan(60);
    expect(140 - ink).toBeGreaterThan(50);
  });

  test.each(tones)('print every card and persona in %s', (tone) => {
    // The cards of the demo, which other tests draw as well.
    const demo = data.sets.filter(({ id }) => id === 1 || id === 2).flatMap(({ cards }) => cards);
    expect(faces.cardsOf([1, 2], tone)).toHaveLength(demo.filter(({ active }) => active).length);
    expect(faces.personas(tone)).toHaveLength(data.personas.length);
  });
});
