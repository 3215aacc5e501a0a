/** One request to print: the cards, how they are arranged, and the built file that contains them. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { counted } from '#game/plural.ts';
import { cardSets, cardsOfSet } from '#search/catalogue.ts';
import {
  copiesOf,
  type PrintProduct,
  type PrintVariant,
  paperSizes,
  printFileName,
  printProducts,
} from '#site/print/printFiles.ts';
import { type Backs, type Offset, sheetPages } from '#site/print/sheetPages.ts';

export type PrintOptions = PrintVariant & { readonly backs: Backs };

export const defaultOptions: PrintOptions = { paper: 'a4', tone: 'colour', backs: 'none' };

export type PrintJob = {
  readonly title: string;
  /** The built file whose drawings are used. */
  readonly product: PrintProduct;
  /** In print order, with as many copies as are wanted. */
  readonly cards: readonly CardSummary[];
  /** Whether the whole file is wanted, with its personas and rules. */
  readonly isWhole: boolean;
};

export const productJob = (product: PrintProduct): PrintJob => ({
  title: product.title,
  product,
  cards: product.sets
    .flatMap((set) => cardsOfSet(set))
    .flatMap((card): CardSummary[] => Array(copiesOf(card)).fill(card)),
  isWhole: true,
});

/** Cards of a search, from the smallest built file that contains them all. */
export function searchJob(cards: readonly CardSummary[]): PrintJob {
  const wanted = new Set(cards.map(({ set }) => set));
  const holding = printProducts(cardSets).filter(({ sets }) => [...wanted].every((set) => sets.includes(set)));
  const [product] = [...holding].sort((one, other) => one.sets.length - other.sets.length);
  if (product === undefined) throw new Error('No file contains these cards.');
  return { title: 'These cards', product, cards, isWhole: false };
}

/** The address part of a finished file, if the build has made it. */
export const builtName = ({ product, isWhole }: PrintJob, options: PrintOptions): string | undefined =>
  isWhole && options.backs === 'none' ? printFileName(product, options) : undefined;

export const ownName = (job: PrintJob, options: PrintOptions): string => {
  const name = job.isWhole
    ? printFileName(job.product, options)
    : printFileName({ ...job.product, id: 'cards' }, options);
  return name.replace('.pdf', options.backs === 'none' ? '.pdf' : `-${options.backs}.pdf`);
};

/** Sides to print, without the pages of rules. */
export function sidesOf({ product, cards, isWhole }: PrintJob, { paper, backs }: PrintOptions): number {
  const personas = isWhole && product.id === 'game' ? gameConstants.personas : 0;
  return sheetPages(paper, backs, cards.length).length + sheetPages(paper, backs, personas).length;
}

/** The print job in a sentence. */
export function describeJob(job: PrintJob, options: PrintOptions, { right, down }: Offset): string {
  const where: Readonly<Record<Backs, string>> = {
    none: '',
    'long-edge': ', backs on the other side, flipped on the long edge',
    'short-edge': ', backs on the other side, flipped on the short edge',
    'fold-over': ', backs beside the fronts, to fold and glue',
  };
  const isMoved = (right !== 0 || down !== 0) && options.backs.endsWith('edge');
  return `${job.title} on ${paperSizes[options.paper].name}${options.tone === 'grey' ? ', saving ink' : ''}${where[options.backs]}${
    isMoved ? `, moved by ${right} mm and ${down} mm` : ''
  }: ${counted(sidesOf(job, options), 'side')} of paper${
    job.isWhole && job.product.withRules ? ', and the rules' : ''
  }.`;
}
