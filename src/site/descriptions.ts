/** The description of each page, for its HTML, the web manifest and the search. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { siteName } from './gameName.ts';
import type { RouteName, stories } from './routes.ts';

const { demoCards, maxClones, minClones, minimumSets, ticksPerTurn } = gameConstants;
const clones = `${inWords(minClones)} to ${inWords(maxClones)} clones`;

export const pageDescriptions: Readonly<Record<RouteName, string>> = {
  home: `A print-and-play card game for ${clones} of one person. One shared mind, ${inWords(ticksPerTurn)} ticks a turn, exact revenge.`,
  gameHome: `A print-and-play card game for ${clones} of one person.`,
  cards: `All the cards of ${siteName}, set by set: attacks, reactions and states, and what they fear.`,
  card: `One card of ${siteName}: its picture, its text, its cost and its rulings.`,
  cardShare: 'The short address of a card.',
  searchResults: `Cards of ${siteName} that match a search.`,
  advancedSearch: 'Find a card by name, text, symbol, type, discipline, cost, value, flavour or set.',
  syntax: 'How to type a search for cards: fields, comparisons, phrases, symbols, either, both and not.',
  rules: `The rulebook of ${siteName}: setup, turns, actions, the stem, and every term explained.`,
  quickStart: `The rules of ${siteName} on one page: set up, take turns, react and win. Print it or read it in three minutes.`,
  reference: 'A reference sheet for the game table: the turn, the costs, the resources and every symbol on one page.',
  table: `${siteName} at the table: settle a question, continue a game, keep count of your game, play against the app, or learn it in five minutes.`,
  count:
    'A clone tracker for the game table: corpus, cerebrium, ticks, thoughts and fear, with undo. Works offline and sends nothing.',
  play: `Play ${siteName} against the app, or against each other on one device, with ${clones} and every set. It works offline.`,
  firstGame: `Learn ${siteName} by playing it: a guided first game of six turns in the browser. It works offline.`,
  playRecord: `How many of your games of ${siteName} against the app you have won, by level, persona and set.`,
  grudge: `A position of ${siteName} for each day, the same for everybody: win this turn, or survive it. There is one solution. Works offline.`,
  grudges: `Recent grudges, which of them you have solved, and how many in a row.`,
  position: `A link to a moment of a game of ${siteName}: step through the game that led there, and play on from it as a copy.`,
  settle: `Two cards of ${siteName} meet: pick the one that was played and the one that answered, and read what happens, step by step, with the rules.`,
  ready: `Which parts of ${siteName} are stored on this device, which are missing, and how to complete them before you go offline.`,
  changes: 'Cards and rules whose text has changed since you last saw them, with the old words and the new.',
  print: `The free demo of ${demoCards} cards and every set to print at home: PDF files for A4 and Letter, in colour or grey, and the cards of any search.`,
  personaStory: `A persona of ${siteName} says how it came to this.`,
  mailingList: `News of ${siteName} by email, and the free demo of ${inWords(minimumSets)} sets to print.`,
  credits: 'Who drew the icons, who cut the type, and what you may do with the cards.',
  privacy: 'What this site keeps on your device, where, and that it sends nothing.',
  sandbox: 'The parts this site is made of.',
};

export const storyDescriptions: Readonly<Record<(typeof stories)[number]['slug'], string>> = {
  wick: 'How Ottoline Wick lost her shop, her dog and her eyebrows to herself, and what she means to do about it.',
  twice:
    'How Barnaby Twice read his own obituary over the marmalade, crossed spoons with his first edition, and was edited.',
  stillwell:
    'How Dr Perpetua Stillwell was asked for four times in her own department, and what she found in her own file.',
  nine: 'How Lot Nine waited on a shelf for somebody to ask for it, went out to look for its own face, and came up for sale.',
};
