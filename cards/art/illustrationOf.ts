/** The illustration of a card: its own scene, or else the standard illustration of its type. */

import type { Card } from '#game/cards/card.ts';
import type { Illustration, Scenes } from './illustration.ts';
import { promo } from './scenes/0-promo.ts';
import { duel } from './scenes/1-duel.ts';
import { melee } from './scenes/2-melee.ts';
import { possibilities } from './scenes/3-possibilities.ts';
import { puppeteer } from './scenes/4-puppeteer.ts';
import { agaku } from './scenes/5-agaku.ts';
import { ego } from './scenes/6-ego.ts';
import { standardIllustration } from './standardIllustration.ts';

const scenesBySet: Readonly<Record<number, Scenes>> = {
  0: promo,
  1: duel,
  2: melee,
  3: possibilities,
  4: puppeteer,
  5: agaku,
  6: ego,
};

export const illustrationOf = (card: Card): Illustration =>
  scenesBySet[card.set]?.[card.number] ?? standardIllustration(card);
