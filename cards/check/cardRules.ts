/** Rules for one card, beyond its schema. */

import { type Card, cardIdOf } from '#game/cards/card.ts';
import { parseCardText } from '#game/cards/cardText.ts';
import { costSymbols, resourceValueOf } from '#game/cards/cost.ts';
import { isGameIcon } from '../faces/gameIcons.ts';
import { costFaults } from './costRules.ts';
import { fault, type Rule } from './finding.ts';
import { abilityFaults, datedTextFaults, languageFaults, lengthFaults, textFaults, textLimits } from './textRules.ts';

/** A card, the set of its file, and its position in the file, from 1. */
export type CardInFile = { readonly card: Card; readonly setId: number | undefined; readonly position: number };

const disciplineSymbols = { physical: { kind: 'corpus', zero: '{C0}' }, mental: { kind: 'cerebrium', zero: '{B0}' } };

/** An X in a text: as a word, or as the amount of a symbol. */
const xWord = /\bX\b/;
const hasXSymbol = (text: string) =>
  parseCardText(text).some((part) => typeof part !== 'string' && part.amount === 'X');
const mentionsX = (text: string) => xWord.test(text) || hasXSymbol(text);

export const cardRules: readonly Rule<CardInFile>[] = [
  function* nameFits({ card: { name } }) {
    yield* lengthFaults('name', name, textLimits.name);
    if (/^\d+$/.test(name)) yield fault('name', 'a name that is not digits only', name);
  },

  function* standsInPlace({ card, setId, position }) {
    const { id, set, number } = card;
    if (setId !== undefined && set !== setId) yield fault('set', `${setId}, the id of its set`, set);
    if (number !== position) yield fault('number', `${position}, its place in the file`, number);
    if (id !== cardIdOf(set, number)) yield fault('id', `${cardIdOf(set, number)}, set x 100 plus number`, id);
  },

  // A rule for each field, so that an invalid one does not hide faults of the others.
  ({ card: { name } }) => textFaults('name', name),
  ({ card: { flavor } }) => textFaults('flavor', flavor),
  ({ card: { artist } }) => textFaults('artist', artist),
  ({ card: { art } }) => textFaults('art.scene', art.scene),
  ({ card: { notes } }) => datedTextFaults('notes', notes),
  ({ card: { changes } }) => datedTextFaults('changes', changes),

  function* desireFits({ card: { effects } }) {
    yield* textFaults('effects', effects);
    yield* lengthFaults('effects', effects, textLimits.effects);
    yield* abilityFaults('effects', effects);
    yield* languageFaults('effects', effects);
  },

  function* fearFits({ card: { fearEffects = '' } }) {
    yield* textFaults('fearEffects', fearEffects);
    yield* lengthFaults('fearEffects', fearEffects, textLimits.fear);
    yield* abilityFaults('fearEffects', fearEffects);
    yield* languageFaults('fearEffects', fearEffects);
  },

  function* costAddsUp({ card: { cost, type, discipline, resourceValue } }) {
    yield* costFaults('cost', cost);
    const kinds = costSymbols(cost).map(({ kind }) => kind as string);
    const { kind, zero } = disciplineSymbols[discipline];
    if (!kinds.includes(kind)) yield fault('cost', `a ${kind} symbol, at least ${zero}, on a ${discipline} card`, cost);
    if (type === 'reaction' && kinds.includes('tick')) yield fault('cost', 'no tick symbol on a reaction', cost);
    const sum = resourceValueOf(cost);
    if (resourceValue !== sum)
      yield fault('resourceValue', `${sum}, the sum of the numbers in its cost`, resourceValue);
  },

  function* xIsPaid({ card: { cost, effects, fearEffects = '' } }) {
    if (hasXSymbol(cost)) {
      if (!mentionsX(effects)) yield fault('effects', 'an X, for there is one in the cost', effects);
      return;
    }
    if (mentionsX(effects)) yield fault('effects', 'no X, for there is none in the cost', effects);
    if (xWord.test(fearEffects) && !hasXSymbol(fearEffects))
      yield fault('fearEffects', 'no X, for there is none in a cost', fearEffects);
  },

  function* iconsExist({ card: { art } }) {
    for (const [index, icon] of art.icons.entries()) {
      if (!isGameIcon(icon)) yield fault(`art.icons[${index}]`, 'an icon of game-icons.net', icon);
    }
  },
];
