/** The card data that the page gets: a slim list for browsing, and the texts. */

import { abilitiesOf, type Card } from '#game/cards/card.ts';
import type { CardList, CardSummary, CardTexts, FaceUrls, Paranoia, ShownCard } from '#game/cards/cardList.ts';
import type { CardSet, CardSetFile } from '#game/cards/cardSet.ts';
import type { TermId } from '#game/glossary/anchors.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { linkFaults } from '#game/glossary/linkFaults.ts';
import { termsOfCard } from '#game/glossary/termsOfCard.ts';
import { damageOf, deedsOf } from '#game/language/deedsOf.ts';
import { foldText } from '#search/text/foldText.ts';

/** Active sets in list order, each with its active cards in print order. */
export function activeSetFiles(files: readonly CardSetFile[]): CardSetFile[] {
  return files
    .filter(({ active }) => active)
    .toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id)
    .map((file) => ({
      ...file,
      cards: file.cards.filter(({ active }) => active).toSorted((a, b) => a.number - b.number),
    }));
}

/** The slim list: the data for the gallery and for searches by name. */
export function cardListOf(files: readonly CardSetFile[], facesOf: (cardId: number) => FaceUrls): CardList {
  const active = activeSetFiles(files);
  return {
    sets: active.map(setOf),
    cards: active.flatMap(({ cards }) => cards.map((card) => summaryOf(card, facesOf(card.id)))),
  };
}

/** The texts of the cards in the slim list, in the same order. */
export function cardTextsOf(files: readonly CardSetFile[]): CardTexts[] {
  return activeSetFiles(files).flatMap(({ cards }) => cards.map(textsOf));
}

/** The terms that each card uses, by card id. Throws an error with each fault in the links of the rules. */
export function cardTermsOf(files: readonly CardSetFile[]): Record<number, TermId[]> {
  const faults = linkFaults();
  if (faults.length > 0) throw new Error(['The links of the rules are wrong:', ...faults].join('\n  '));
  return Object.fromEntries(
    activeSetFiles(files).flatMap(({ cards }) => cards.map((card) => [card.id, termsOfCard(card)])),
  );
}

/** Paranoia, the only card that the rulebook prints in full. Throws if it is missing or has no fear side. */
export function paranoiaOf(files: readonly CardSetFile[]): Paranoia {
  const card = files.flatMap(({ cards }) => cards).find(({ id }) => id === gameConstants.paranoiaCard);
  if (card?.fearEffects === undefined) throw new Error('There is no Paranoia with two sides.');
  const { name, cost, effects, fearEffects } = card;
  return { name, cost, effects, fearEffects };
}

const shown = { haircut: 105, cellarSteps: 104 } as const;

/**
 * The cards that home shows with their fear side, as a screen words it: without "damage" after a number and its symbol.
 * Throws if one is missing or has no fear side.
 */
export function shownCardsOf(files: readonly CardSetFile[]): Record<keyof typeof shown, ShownCard> {
  const cardWith = (wanted: number): ShownCard => {
    const card = files.flatMap(({ cards }) => cards).find(({ id }) => id === wanted);
    if (card?.fearEffects === undefined)
      throw new Error(`Home shows card ${wanted} with a fear side, and there is none.`);
    return { set: card.set, number: card.number, fear: card.fearEffects.replaceAll('} damage', '}') };
  };
  return { haircut: cardWith(shown.haircut), cellarSteps: cardWith(shown.cellarSteps) };
}

/** Style rules with the spot colour of each set, for elements with a `data-set` attribute. */
export function spotRulesOf(files: readonly CardSetFile[]): string {
  const rules = activeSetFiles(files).map(({ id, spotColor }) => `[data-set="${id}"]{--spot:${spotColor}}`);
  return `@layer tokens{${rules.join('')}}`;
}

function setOf({ cards: _, ...set }: CardSetFile): CardSet {
  return set;
}

function summaryOf(card: Card, faces: FaceUrls): CardSummary {
  const { id, name, type, discipline, set, number, cost, resourceValue, releaseDate } = card;
  return {
    id,
    name,
    type,
    discipline,
    set,
    number,
    cost,
    resourceValue,
    releaseDate,
    foldedName: foldText(name),
    abilities: abilitiesOf(card),
    deeds: deedsOf(card),
    damage: damageOf(card),
    hasFear: card.fearEffects !== undefined,
    faces,
  };
}

function textsOf(card: Card): CardTexts {
  const { name, type, discipline, set, number, cost, resourceValue, releaseDate, active, art, ...texts } = card;
  return { ...texts, scene: art.scene };
}
