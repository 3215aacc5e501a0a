/** Decks for Tabletop Simulator: the sheets of card faces, and the saved object that refers to them. */

import type { CardSummary } from '#game/cards/cardList.ts';
import type { CardSet } from '#game/cards/cardSet.ts';
import { game } from '../gameName.ts';
import { copiesOf } from './printFiles.ts';

/** Folder of the sheets, the back and the decks, on the site and in the build. */
export const tabletopPath = '/print/tabletop/';

/** Cards in a row of a sheet, and maximum number of rows: the limits of the simulator. */
export const sheetColumns = 10;
export const mostSheetRows = 7;

export const sheetRows = (cards: number): number => Math.ceil(cards / sheetColumns);

export const sheetName = ({ slug }: Pick<CardSet, 'slug'>): string => `${slug}.jpg`;
export const backName = 'back.jpg';
export const deckName = (title: string): string => `${game}-${title}.json`;

/** A PNG of 69 x 94 mm at 300 dpi: the card with 3 mm of bleed. */
export const printerImageHref = (cardId: number): string => `/print/cards/${String(cardId).padStart(3, '0')}.png`;
export const printerBackHref = '/print/cards/back.png';
export const printerImageSize = { width: 815, height: 1110 } as const;

type Card = Pick<CardSummary, 'id' | 'name' | 'set' | 'number'>;

type Catalogue = {
  readonly sets: readonly Pick<CardSet, 'id' | 'slug'>[];
  /** In the order of the set, which is also the order on the sheet. */
  readonly cardsOfSet: (set: number) => readonly Pick<Card, 'id'>[];
  /** Scheme and host at which the sheets are published. */
  readonly origin: string;
};

/** The simulator counts decks from 1; promos are set 0. */
const deckNumber = (set: number) => set + 1;

const placement = { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 };

/** Returns a saved object with the cards in one deck, in order, with as many copies of each as the game has. */
export function tabletopDeck(title: string, cards: readonly Card[], { sets, cardsOfSet, origin }: Catalogue): object {
  const sheetOf = (set: Catalogue['sets'][number]) => ({
    FaceURL: `${origin}${tabletopPath}${sheetName(set)}`,
    BackURL: `${origin}${tabletopPath}${backName}`,
    NumWidth: sheetColumns,
    NumHeight: sheetRows(cardsOfSet(set.id).length),
    BackIsHidden: true,
    UniqueBack: false,
    Type: 0,
  });
  const used = sets.filter(({ id }) => cards.some((card) => card.set === id));
  const sheets = Object.fromEntries(used.map((set) => [deckNumber(set.id), sheetOf(set)]));
  const dealt = cards.flatMap((card): Card[] => Array(copiesOf(card)).fill(card));
  const numberOf = ({ id, set }: Card) =>
    100 * deckNumber(set) + cardsOfSet(set).findIndex((inSheet) => inSheet.id === id);
  const objects = dealt.map((card) => ({
    Name: 'Card',
    Transform: placement,
    Nickname: card.name,
    CardID: numberOf(card),
    CustomDeck: { [deckNumber(card.set)]: sheets[deckNumber(card.set)] },
  }));
  const deck = {
    Name: 'Deck',
    Transform: placement,
    Nickname: title,
    DeckIDs: dealt.map(numberOf),
    CustomDeck: sheets,
    ContainedObjects: objects,
  };
  // The simulator does not support a deck of one card.
  return { SaveName: title, ObjectStates: [objects.length === 1 ? objects[0] : deck] };
}
