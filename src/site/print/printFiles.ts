/** The files that can be printed: products, variants and addresses. */

import type { CardSet } from '#game/cards/cardSet.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { game } from '../gameName.ts';

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** Sizes in millimetres. */
export const paperSizes: Readonly<
  Record<Paper, { readonly name: string; readonly width: number; readonly height: number }>
> = {
  a4: { name: 'A4', width: 210, height: 297 },
  letter: { name: 'Letter', width: 215.9, height: 279.4 },
};

export const tones = ['colour', 'grey'] as const;
/** Grey leaves the paper white and prints the plates in 100 and 45 per cent of one ink. */
export type Tone = (typeof tones)[number];

export type PrintVariant = {
  readonly paper: Paper;
  readonly tone: Tone;
};

export type PrintProduct = {
  /** Part of the file's name. */
  readonly id: string;
  readonly title: string;
  /** Ids of the sets whose cards it contains; empty if it contains no cards of sets. */
  readonly sets: readonly number[];
  /** Whether it includes the rules on one page. */
  readonly withRules: boolean;
};

/** Sizes of the tuck boxes: the demo, two demos, and the whole game. */
export const boxedCards = [32, 64, 104] as const;

/** The sets of the free demo. */
const demoSets = [1, 2];

/** Returns all products in the order in which they are offered. */
export function printProducts(sets: readonly Pick<CardSet, 'id' | 'name' | 'slug'>[]): PrintProduct[] {
  return [
    { id: 'demo', title: 'The demo', sets: demoSets, withRules: true },
    { id: 'game', title: 'The whole game', sets: sets.map(({ id }) => id), withRules: true },
    ...sets.map(({ id, name, slug }) => ({ id: slug, title: name, sets: [id], withRules: false })),
    { id: 'quick-start', title: 'Quick start', sets: [], withRules: true },
    { id: 'first-grudge', title: 'The first grudge', sets: [], withRules: false },
    { id: 'personas', title: 'Personas', sets: [], withRules: false },
    { id: 'tuck-boxes', title: 'Tuck boxes', sets: [], withRules: false },
    { id: 'test-page', title: 'Test page', sets: [], withRules: false },
  ];
}

export const printVariants: readonly PrintVariant[] = papers.flatMap((paper) => tones.map((tone) => ({ paper, tone })));

/** Folder of the files, on the site and in the build. */
export const printFilesPath = '/print/';

/** `spite-and-image-duel-a4-grey.pdf`. The default, colour, is omitted. Devices make files with backs from these. */
export const printFileName = (product: PrintProduct, { paper, tone }: PrintVariant) =>
  `${game}-${product.id}-${paper}${tone === 'grey' ? '-grey' : ''}.pdf`;

/** Address of the demo in colour, without backs. */
export const demoHref = (paper: Paper): string => `${printFilesPath}${game}-demo-${paper}.pdf`;

/** Address of the page that tests a printer, in colour. */
export const testPageHref = (paper: Paper): string => `${printFilesPath}${game}-test-page-${paper}.pdf`;

/** Picture of the first page of the demo, written with the files, and its size on the screen in pixels. */
export const demoPicture = { href: `${printFilesPath}demo-page.webp`, width: 106, height: 150 };

/** Size in bytes, and pages, of every printed file and other download, by file name. Written beside the files. */
export type PrintList = Readonly<Record<string, { readonly bytes: number; readonly pages?: number }>>;

export const printListName = 'files.json';

/** Paranoia: a game of four clones can need two copies of it. */
const paranoia = { set: 0, number: 1 };

/** Number of copies of a card in the game: two of Paranoia, one of every other card. */
export const copiesOf = ({ set, number }: { readonly set: number; readonly number: number }): number =>
  set === paranoia.set && number === paranoia.number ? gameConstants.paranoiaCopies : 1;

/** Formats a number of bytes for users: `283 KB`, `4.6 MB`. */
export function inBytes(bytes: number): string {
  const kilobytes = bytes / 1000;
  return kilobytes < 1000 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}

/** Archive of the site without the files to print, at the root of the site. */
export const archiveName = 'site.zip';

/** Name and address of the pocket edition, which the build writes: rules, cards and search in one file. */
export const pocketName = `${game}.html`;
export const pocketHref = `/pocket/${pocketName}`;
