/** Questions about printing, about the app on a device, and about what it keeps, each listed on its own page. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { routes } from '../routes.ts';
import { siteSettings } from '../siteSettings.ts';
import type { AboutPassage } from './aboutPassage.ts';

export const aboutSite: readonly AboutPassage[] = [
  {
    id: 'about-paper',
    page: 'print',
    question: 'Which paper do I need?',
    answer:
      'A4 or Letter: there are files for both. In sleeves ordinary paper will do. Print at 100 per cent, without fitting to the page.',
    asked: ['A4 or letter', 'paper size', 'how do I print the cards', 'how thick should the paper be', 'paper format'],
    words:
      'gsm cardstock cardboard thick heavy printer laser scissors cut cutting trim guillotine knife pages sheets sheet ink print printing tool tools paper',
  },
  {
    id: 'about-colour',
    page: 'print',
    question: 'Do I have to print in colour?',
    answer: 'No. “Save ink” prints everything grey, on white. All of it can be read and played that way.',
    asked: [
      'black and white printing',
      'how much ink does it use',
      'print in grey or greyscale',
      'do I need a colour printer',
      'save toner',
    ],
    words: 'ink toner black white grey gray mono inkjet laser cartridge color coloured',
  },
  {
    id: 'about-card-size',
    page: 'print',
    question: 'How big are the cards, and which sleeves fit?',
    answer:
      '63 by 88 mm, the size of most card games, if you print at 100 per cent. Sleeves for standard cards of that size fit.',
    asked: [
      'card size',
      'which sleeves fit',
      'dimensions of a card in mm or inches',
      'what sleeves do I need',
      'poker size',
    ],
    words: 'millimetres mm inch sleeve protect penny bridge tarot standard dimension measure',
  },
  {
    id: 'about-backs',
    page: 'print',
    question: 'Do the cards need backs?',
    answer:
      'Not in sleeves. Otherwise print the backs on the other side of the sheet, or choose the sheets that fold over and are glued.',
    asked: ['card backs', 'print on both sides', 'double-sided or duplex printing', 'where are the backs of the cards'],
    words: 'two sided front duplex glue fold folding flip side back',
  },
  {
    id: 'about-offline',
    page: 'ready',
    question: 'Does this site need a connection?',
    answer:
      'Once. After that the rules, the cards, the search and the table are on your device, and stay there. The store, the chat and the mailing list are elsewhere, and need one.',
    asked: [
      'does it work offline',
      'without internet or a network',
      'can I use it on a plane or in airplane mode',
      'no connection or signal',
      'does it need mobile data or roaming',
    ],
    words: 'wifi internet online connection signal reception plane subway holiday camping roaming data',
  },
  {
    id: 'about-install',
    page: 'ready',
    question: 'How do I install it?',
    answer:
      'On an iPhone or iPad open the share menu in Safari and choose Add to Home Screen. On Android choose Install, or Add to home screen, in the menu of the browser. There is nothing to download from an app store.',
    asked: [
      'install on iPhone or iPad',
      'install on Android',
      'add to home screen',
      'is there an app',
      'download the app to my phone',
    ],
    words:
      'app android iphone ipad ios apk play store app store home screen pwa tablet icon download install phone uninstall remove delete desktop laptop computer',
  },
  {
    id: 'about-backup',
    page: 'ready',
    question: 'How do I keep my games when I change phones?',
    answer:
      'Save a backup: one file with your games, choices, searches and place in the rules. Restore it on the other device.',
    link: { text: 'Take everything with you', href: `${routes.ready.href()}#take-along` },
    asked: [
      'backup my games',
      'move my data to a new phone',
      'save or export everything',
      'restore a backup',
      'transfer to another device',
    ],
    words: 'save export transfer restore cloud sync copy over progress games old phone',
  },
  {
    id: 'about-pocket',
    page: 'ready',
    question: 'What is the pocket edition?',
    answer:
      'Rules, quick start, all cards and the search in one HTML file, which opens on any device, offline and without this site.',
    link: { text: 'Take everything with you', href: `${routes.ready.href()}#take-along` },
    asked: ['pocket edition', 'single html file', 'download the whole site', 'self host'],
    words: 'html file usb stick single file whole everything self host',
  },
  {
    id: 'about-cookies',
    page: 'privacy',
    question: 'Are there cookies?',
    answer:
      'The site itself sets none. It has no accounts, no analytics and no advertisements, and sends nothing about you; what it keeps is on your own device. If the publisher runs a server, it may set one cookie.',
    asked: [
      'cookies',
      'do you track me or know about me',
      'privacy policy',
      'is my data or email address sent, shared or sold',
      'do I need an account or a login',
    ],
    words:
      'privacy gdpr tracking analytics ads adverts account login password register sign up collect personal data spy tracker store about me sell trust safe secure security virus scam tracked',
  },
  {
    id: 'about-licence',
    page: 'credits',
    question: 'May I print it and pass it on?',
    answer:
      'The texts and pictures of the game may be copied, changed and passed on, with credit, under the same terms and not for money: CC BY-NC-SA 4.0. This page says who drew what.',
    asked: [
      'licence of the art',
      'may I share the demo',
      'can I sell copies',
      'who drew the pictures',
      'who drew the cards',
    ],
    words:
      'copyright artist illustrator drawn designer author made created credits modify remix commercial sell share creative commons art artwork illustrations pictures legal allowed own copy copies fan content permission',
  },
  {
    id: 'about-mailing-list',
    page: 'mailingList',
    question: 'What does the mailing list send?',
    answer: `The demo of ${gameConstants.demoCards} cards, and then news of new sets, changed rules and things to try. An email now and then.`,
    asked: ['newsletter', 'subscribe to news', 'how do I unsubscribe', 'will there be new sets or expansions'],
    words: 'spam newsletter unsubscribe news expansion expansions updates subscribe email',
  },
  {
    id: 'about-chat',
    page: 'mailingList',
    question: 'Where do players meet?',
    answer: 'In the chat, which is on another site and needs a connection.',
    link: { text: 'The chat', href: siteSettings.chatUrl },
    asked: ['chat', 'discord server', 'community or forum', 'find other players'],
    words: 'discord forum community reddit people near meet players group facebook',
  },
];
