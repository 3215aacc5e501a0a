/** The illustration of a card: its own scene, or else a poster of its type and set. */

import type { Card } from '#game/cards/card.ts';
import type { CardSet } from '#game/cards/cardSet.ts';
import type { Illustration, Scenes } from './illustration.ts';
import { poster } from './poster.ts';
import { promo } from './scenes/0-promo.ts';
import { duel } from './scenes/1-duel.ts';
import { melee } from './scenes/2-melee.ts';
import { possibilities } from './scenes/3-possibilities.ts';
import { puppeteer } from './scenes/4-puppeteer.ts';
import { agaku } from './scenes/5-agaku.ts';
import { ego } from './scenes/6-ego.ts';

const scenesBySet: Readonly<Record<number, Scenes>> = {
  0: promo,
  1: duel,
  2: melee,
  3: possibilities,
  4: puppeteer,
  5: agaku,
  6: ego,
};

export const illustrationOf = (card: Card, set: CardSet): Illustration =>
  scenesBySet[card.set]?.[card.number] ?? poster(card, set);
