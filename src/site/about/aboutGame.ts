/** Questions about the game as a thing to buy, to print and to play. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { routes } from '../routes.ts';
import { siteSettings } from '../siteSettings.ts';
import type { AboutPassage } from './aboutPassage.ts';

const { cardsPerSet, demoCards, demoSheets, longestGame, maxClones, minClones, minimumSets } = gameConstants;
const { playableSets, shortestGame, startCerebrium, startCorpus } = gameConstants;

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const aboutGame: readonly AboutPassage[] = [
  {
    id: 'about-game',
    page: 'home',
    question: 'What kind of game is it?',
    answer: `A card game about exact revenge on your own clones. You share one deck, hold your cards hidden, attack, react out of turn, and outlive the rest of you. There are no tricks to take and no deck to build.`,
    asked: [
      'what is this game about',
      'is it a card game',
      'what genre',
      'is it a trick taking game',
      'describe the game',
    ],
    words:
      'theme genre story fun deckbuilder deckbuilding dueling tabletop board boardgame similar weird kind type fighting strategy strategic luck party comic humour funny dark',
  },
  {
    id: 'about-players',
    page: 'home',
    question: 'How many of us can play?',
    answer: `${capitalised(inWords(minClones))} to ${inWords(maxClones)}. With two it is a duel; with three or four it is a reunion. Take a set for each clone, and at least ${inWords(minimumSets)}.`,
    asked: [
      'how many players can play',
      'how many people or persons',
      'can two, five or six people play',
      'is it good with two players, a couple, a family or a group',
      'player count',
    ],
    words:
      'two three four five six persons couple pair party size minimum maximum max min enough of us alone crowd friends kids',
  },
  {
    id: 'about-time',
    page: 'home',
    question: 'How long does it take?',
    answer: `A game takes ${shortestGame} to ${longestGame} minutes: about ${shortestGame} with ${inWords(minClones)} of you, up to ${longestGame} with ${inWords(maxClones)}.`,
    asked: [
      'how long is a game',
      'playing time',
      'how many minutes or hours',
      'how much time does one game need',
      'duration',
    ],
    words: 'long quick fast short hour evening lunch break session length last minute',
  },
  {
    id: 'about-age',
    page: 'home',
    question: 'How old do you have to be to play?',
    answer:
      'The rules set no age. All of you have to read your own cards, a short sentence or two on each, and not mind that they are about hitting people who look like you.',
    asked: [
      'is it for children or kids',
      'how old must you be',
      'age rating',
      'can my little sister or brother play',
      'is it suitable for families',
    ],
    words:
      'year years old young teen teenager adult grown up toddler nephew niece daughter son violent violence bloody gory swearing appropriate school',
  },
  {
    id: 'about-deck',
    page: 'home',
    question: 'Do we each need a deck?',
    answer: `No. There is one head for all of you, and that is the trouble with it. The box holds ${inWords(playableSets)} sets of ${inWords(cardsPerSet)} cards; shuffle the ones you like together and leave the others in the box. Nothing is rare, and nothing is sold at random.`,
    asked: ['are there rare cards', 'do you have to build a deck'],
    words: 'rarity rarities rare common uncommon mythic collectible random booster own',
  },
  {
    id: 'about-demo',
    page: 'home',
    question: 'Can I try it before I pay for it?',
    answer: `The demo is a free PDF of two whole sets, ${demoCards} cards on ${inWords(demoSheets)} sheets with the rules. It needs no persona cards and no tokens: pen and paper will do, or the table on this site, which keeps count for you.`,
    link: { text: 'Print and play', href: routes.print.href() },
    asked: [
      'what do I get for free in the demo',
      'print and play the game at home',
      'download the pdf',
      'are the rules or the rulebook free to download',
      'trial or sample cards',
    ],
    words:
      'pdf home test try taste before buying pnp printable printout prototype version edition starter sampler files file zip',
  },
  {
    id: 'about-price',
    page: 'home',
    question: 'What does it cost?',
    answer: 'The files to print are free, both the demo and the whole game. The store gives the price of the box.',
    link: { text: 'The store', href: siteSettings.storeUrl },
    asked: ['how much does it cost', 'price', 'is it free', 'how expensive is the game', 'how much money is the box'],
    words:
      'euro euros dollars pounds cheap pay money worth discount sale charge cents free of charge bucks paid premium subscription purchases',
  },
  {
    id: 'about-buy',
    page: 'home',
    question: 'Where can I buy it?',
    answer: 'In the store, on another site. It gives the price, and says where it ships to.',
    link: { text: 'The store', href: siteSettings.storeUrl },
    asked: [
      'where to buy',
      'buy or order the box',
      'shop or store',
      'do you ship to Europe or to my country',
      'delivery, shipping or postage to Germany, France, America or Australia',
    ],
    words:
      'purchase order amazon shop retailer kickstarter stock available physical copy real printed box sell sells near nearby local abroad overseas international worldwide website online preorder crowdfunding',
  },
  {
    id: 'about-win',
    page: 'home',
    question: 'How does anybody win?',
    answer: `Each of you starts with ${startCorpus} corpus, which is body, and ${startCerebrium} cerebrium, which is you. Run out of either and you are out. The last clone wins; if the head runs empty first, it is the one in the best repair.`,
    link: { text: 'How to win', href: routes.rules.href('how-to-win') },
    asked: [],
  },
  {
    id: 'about-learn',
    page: 'home',
    question: 'How do we learn it?',
    answer:
      'Play the first turn here, where every step is explained, or read the quick start: the rules fit on one page. The rulebook is for when somebody objects.',
    link: { text: 'Play the first turn', href: routes.firstGame.href() },
    asked: [
      'how do I learn the game',
      'rulebook and instructions',
      'is there a tutorial',
      'is it hard or difficult to learn',
    ],
    words:
      'explain teach beginner newcomer easy complicated simple complex manual newbie understand rulebook start guide introduction beginners first',
  },
  {
    id: 'about-video',
    page: 'home',
    question: 'Is there a video of the rules?',
    answer: 'Yes, on another site, so you need to be online.',
    link: { text: 'The rules video', href: siteSettings.rulesVideoUrl },
    asked: ['rules video', 'watch how to play', 'youtube tutorial', 'gameplay video'],
    words: 'trailer clip film movie watching stream',
  },
  {
    id: 'about-solo',
    page: 'home',
    question: 'Can I play alone?',
    answer:
      'Against the app: it plays one clone or more, at the strength that you choose. At a table you need somebody else.',
    link: { text: 'Play', href: routes.play.href() },
    asked: [
      'is there a solo mode',
      'play against the computer',
      'can I play by myself',
      'single player',
      'is there a bot or an AI opponent',
    ],
    words: 'alone lonely one player computer ai bot robot myself practice solitaire nobody opponent single',
  },
  {
    id: 'about-online',
    page: 'home',
    question: 'Can we play online?',
    answer:
      'No. You sit at one table, or pass one device round. You can hand a game over to another device and continue there. For Tabletop Simulator, search for cards, choose “Print these cards”, and save them as a deck.',
    link: { text: 'Play', href: routes.play.href() },
    asked: [
      'play online with friends',
      'multiplayer over the internet',
      'remote play',
      'play on two devices or phones',
      'tabletop simulator',
    ],
    words:
      'remote zoom distance tts steam arena internet webcam different houses far away phones friend friends browser website against person',
  },
  {
    id: 'about-languages',
    page: 'home',
    question: 'Is it available in other languages?',
    answer: 'No. The cards, the rules and this site are in English only.',
    asked: [
      'which languages',
      'is there a German version',
      'is it translated into French or Spanish',
      'does it exist in Italian',
    ],
    words:
      'dutch portuguese polish english translation spanish french german italian local translated translate rulebook version language text',
  },
  {
    id: 'about-contact',
    page: 'home',
    question: 'How do I reach you?',
    answer: `By email: ${siteSettings.contactEmail}. One of us answers.`,
    link: { text: 'Write to us', href: `mailto:${siteSettings.contactEmail}` },
    asked: ['contact', 'email address', 'report a mistake or a bug', 'customer support'],
    words:
      'mail write maker creator publisher reach feedback question support complain typo error broken wrong missing help team developers',
  },
];
