/** The illustration of a card: the scene composed for it, or else the standard one of its type. */

import type { Card } from '#domain/cards/card.ts';
import type { Illustration } from './illustration.ts';
import { duel } from './scenes/1-duel.ts';
import { standardIllustration } from './standardIllustration.ts';

/** The scenes of a set, by the number of the card. */
export type Scenes = Readonly<Record<number, Illustration>>;

const scenesBySet: Readonly<Record<number, Scenes>> = { 1: duel };

export const illustrationOf = (card: Card): Illustration =>
  scenesBySet[card.set]?.[card.number] ?? standardIllustration(card);
