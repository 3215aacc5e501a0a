/** The lines of the four people of the game. A line fits in one row beside a portrait on a phone. */

import type { Person } from '#ui/game-table/clone/people.ts';

export type Occasion = 'start' | 'hurt' | 'won' | 'lost';

export const lines: Readonly<Record<Person, Readonly<Record<Occasion, readonly string[]>>>> = {
  wick: {
    start: [
      'That is my coat. It burns. Just so you know.',
      'I have a list. You are five things on it.',
      'My eyebrows, please, and nobody smoulders.',
    ],
    hurt: [
      'Noted. In wax.',
      'I have been on fire before. It was warmer.',
      'The dog saw that.',
      'That singed. I know a good singe.',
    ],
    won: [
      'Eyebrows first. Then the dog.',
      'The shop has my name over it again.',
      'I shall tell the brigade I was asleep.',
      'One candle is plenty for one room.',
    ],
    lost: [
      'Feed the dog. It likes you. It likes anyone.',
      'It was the socket. Do say it was the socket.',
      'So you are the one with the eyebrows.',
      'Mind the shop. You know where the key is.',
    ],
  },
  twice: {
    start: [
      'I have read your draft. It needs cutting.',
      'Before breakfast, then. I have plans for ten.',
      'There was a first edition. You are it.',
    ],
    hurt: [
      'A misprint. It will be put right.',
      'That was uncalled for, and badly phrased.',
      'I shall need a second moustache.',
      'I shall answer that in a footnote.',
    ],
    won: [
      'The second edition is out. You are not in it.',
      'Erratum: for you, read me.',
      'I kept your obituary short. Nobody cuts it.',
      'Revised, corrected, and having your breakfast.',
    ],
    lost: [
      'The obituary is framed. Hang it level.',
      'Out of print, then.',
      'An error on the last page. It is me.',
      'Quote me kindly. Or at least correctly.',
    ],
  },
  stillwell: {
    start: [
      'Your claim has been received. Do sit still.',
      'This takes only a moment of one of you.',
      'I designed this mind. Wipe your feet.',
    ],
    hurt: [
      'I shall need that in triplicate.',
      'Interesting. I had it filed under unlikely.',
      'That part of me was on loan.',
      'Please initial the bruise.',
    ],
    won: [
      'Claim settled. The next of you, please.',
      'Your file is closed. It was quite thin.',
      'I am, as predicted, considered a success.',
      'The backlog is down by one.',
    ],
    lost: [
      'I invented this. I forget why.',
      'Stamp me urgent, would you.',
      'Kindly refer it to the other one of me.',
      'Duly noted. By whom, I could not say.',
    ],
  },
  nine: {
    start: [
      'Nobody asked for this. I checked.',
      'Are you who I am a copy of? No matter.',
      'I was reduced to clear. Stand clear.',
    ],
    hurt: [
      'Put it with the other damages.',
      'Somebody might have wanted that.',
      'Sold as seen. You have now seen it.',
      'Not covered. Nothing of me is.',
    ],
    won: [
      'Last one on the shelf. It counts.',
      'I believe this makes me the original.',
      'I will have your name, if it is free now.',
      'Somebody may collect me. I can wait.',
    ],
    lost: [
      'No returns, then.',
      'Keep the tag. It is all I came with.',
      'Now I shall not find out.',
      'Tell whoever I was. If they ask.',
    ],
  },
};
