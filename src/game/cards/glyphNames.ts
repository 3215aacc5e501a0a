/** The icons of game-icons.net used on the site. Sets and personas name their own in their data. */

import type { CardType, Discipline } from './card.ts';

export const typeGlyphs: Readonly<Record<CardType, string>> = {
  attack: 'crossed-swords',
  reaction: 'riposte',
  state: 'aura',
};

export const disciplineGlyphs: Readonly<Record<Discipline, string>> = { physical: 'fist', mental: 'brain' };

/** Marks a card with a fear side. */
export const fearGlyph = 'drama-masks';

/** Icons of search, rules, chat, store and the small print. */
export const pageGlyphs = ['magnifying-glass', 'rule-book', 'discussion', 'shopping-bag', 'contract'] as const;

/** Icons that the large pictures of the site are composed of: types, headspace and personas. */
export const figureGlyphs = [
  'punch-blast',
  'riposte',
  'meditation',
  'fist',
  'light-bulb',
  'crossed-swords',
  'brain',
  'bow-tie',
  'price-tag',
] as const;
export type FigureGlyph = (typeof figureGlyphs)[number];
