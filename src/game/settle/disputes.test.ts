/** Disputes written from the card texts, each judged by the rulebook: played, answered, what differs, the answer. */

import { expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { compileBook } from '../language/compileBook.ts';
import type { Dispute } from './dispute.ts';
import { settle } from './settle.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);

const disputes = `
Beta Tester | Same Flinch | | It depends on the gamble. If each result is 2: With Same Flinch you lose 3 corpus instead of 6 corpus.
Elbows at Breakfast | Same Flinch | | Partly. Same Flinch makes up for the points, but you forget 1 idea.
Down the Cellar Steps | Human Shield, Yours | played on its fear side | Yes. Human Shield, Yours redirects it to Twice, who loses 15 corpus.
Free Sample | Second Wind | | Yes. Second Wind makes up for all of it: nothing is lost.
Identical Haymaker | My Hand Slipped | | Partly. With My Hand Slipped you lose 1 corpus instead of 3 corpus, and Twice loses 2 corpus.
House Key Knuckles | Decoy Torso | | Yes. Decoy Torso cancels it: nothing is lost.
That Thing You Said | I'd Have Said That | you are afraid | No. I'd Have Said That can be used, but That Thing You Said still resolves: you lose 5 cerebrium, and Twice loses 5 cerebrium.
Read My Own Diary | Queue Jumper | | Partly. With Queue Jumper you lose 2 cerebrium instead of 4 cerebrium.
Read My Own Diary | Not Me, Him | 3 clones | Yes. Not Me, Him redirects it to Stillwell, who loses 1 cerebrium.
Mother Prefers Me | Selective Hearing | | Partly. With Selective Hearing you lose 1 cerebrium instead of 7 cerebrium.
Revolving Door | In the Thick of It | | Partly. With In the Thick of It you lose 2 corpus instead of 4 corpus.
Wrong Uniform | Go Limp | you are afraid | Yes. Go Limp makes up for all of it: nothing is lost.
Start a Rumour | Second Thoughts | | It depends on whether Twice pays 2 cerebrium. If not, Second Thoughts cancels it: nothing is lost. If so, Start a Rumour resolves: you lose 4 cerebrium.
Throw the Furniture | White Knuckles | you are afraid | Partly. With White Knuckles you lose 4 corpus instead of 7 corpus.
Ventriloquism for One | Talk Over Yourself | | It depends on whether Twice forgets 1 idea. If not, Talk Over Yourself cancels it: nothing is lost. If so, Ventriloquism for One resolves: you lose 4 cerebrium and forget 1 idea.
Hostile Takeover | Human Shield, Yours | | No. Human Shield, Yours redirects a physical attack, and Hostile Takeover is mental.
Hostile Takeover | Decoy Torso | | Yes. Decoy Torso cancels it: nothing is lost.
Itchy Collar | Duck, Obviously | | No. Duck, Obviously cancels a physical attack, and Itchy Collar is a state.
Lucky Tooth | Backseat Driver | | Yes. Backseat Driver takes over its activated effect: now Twice loses 3 corpus.
Mob of One | Backseat Driver | played on its fear side, you are afraid | Yes. Backseat Driver cancels its activated effect: nothing is lost.
Spiked Overcoat | Backseat Driver | | Yes. Backseat Driver takes over its triggered effect: “you” in it is now you, but you lose 3 corpus.
Big Head | Already Happened | | Yes. Already Happened cancels its triggered effect.
Mud Instinct | Already Happened | | No. Already Happened cancels an activated or triggered effect, and Mud Instinct is a state.
Frontal Toll Booth | Already Happened | | Yes. Already Happened cancels its triggered effect: nothing is lost.
Topple the Statue | Human Shield, Yours | 3 clones | Yes. Human Shield, Yours redirects it to Stillwell, who loses 4 corpus.
Cult of Me | Not Me, Him | played on its fear side | Yes. Not Me, Him redirects it to Twice, who loses 10 cerebrium.
Stunt Double | Already Happened | | No. Already Happened cancels an activated or triggered effect, and Stunt Double is a reaction.
Signed First Edition | My Idea, Actually | | Yes. My Idea, Actually cancels it and puts it into your thoughts.
Identical Haymaker | Strings Attached | | No. Strings Attached answers a take, and Identical Haymaker is a physical attack.
Coin-Operated Fist | Wrong Corridor | | It depends on the gamble. If each result is 2: Wrong Corridor makes up for all of it: nothing is lost.
Chandelier Moment | Second Wind | played on its fear side | Partly. With Second Wind you lose 5 corpus instead of 8 corpus.
Autograph | Same Flinch | played on its fear side | No. Same Flinch can be used, but Autograph still resolves: you lose 2 cerebrium.
Down the Cellar Steps | Same Flinch + White Knuckles | | Partly. With Same Flinch and White Knuckles you lose 1 corpus instead of 9 corpus.
Down the Cellar Steps | Interrupt Yourself + Same Flinch | | Partly. With Same Flinch you lose 6 corpus instead of 9 corpus.
Identical Haymaker | Duck, Obviously + Decoy Torso | | Yes. Decoy Torso cancels it: nothing is lost.
Identical Haymaker | Second Thoughts + Talk Over Yourself | | It depends on whether Twice forgets 1 idea and pays 2 cerebrium. If not, Talk Over Yourself cancels it: nothing is lost. If so, Identical Haymaker resolves: you lose 3 corpus.
Down the Cellar Steps | Same Flinch | your state Scar Tissue | Partly. With Same Flinch you lose 4 corpus instead of 7 corpus.
Better Haircut | Selective Hearing | your memories 1 | No. Selective Hearing cannot answer Better Haircut: it costs more memories than there are.
Count to Drowned | Go Limp | their memories 3 | No. They never meet: Count to Drowned cannot be used. It costs more memories than there are.
Down the Cellar Steps | Second Thoughts | their cerebrium 2 | Yes. Second Thoughts cancels it: nothing is lost.
Down the Cellar Steps | Duck, Obviously | on your turn | No. They never meet: Down the Cellar Steps is used only on the turn of its own clone.
Revolving Door | In the Thick of It | 4 clones | Yes. In the Thick of It makes up for all of it: nothing is lost.
Marionette Stairs | Duck, Obviously | | Yes. Duck, Obviously cancels it: nothing is lost.
Yank the Cord | Same Flinch | | Partly. With Same Flinch you lose 1 corpus and 1 state instead of 4 corpus and 1 state.
`;

function cardCalled(name: string): number {
  const found = Object.values(book.cards).find((card) => card.name === name);
  if (!found) throw new Error(`No card is called ${name}.`);
  return found.id;
}

/** The change that words ask for: "3 clones", "you are afraid", "your memories 1". */
function changeOf(words: string): Partial<Dispute> {
  const [, clones] = /^(\d) clones$/.exec(words) ?? [];
  if (clones) return { clones: Number(clones) };
  if (words === 'you are afraid') return { answerSide: 'fear' };
  if (words === 'played on its fear side') return { playedSide: 'fear' };
  if (words === 'on your turn') return { turn: 'yours' };
  const [, whose, what = '', value = ''] = /^(your|their) (\w+) (.*)$/.exec(words) ?? [];
  const field = whose === 'your' ? what : `their${what.charAt(0).toUpperCase()}${what.slice(1)}`;
  return { [field]: what === 'state' ? cardCalled(value) : Number(value) };
}

test.each(
  disputes
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim())),
)('%s, answered with %s (%s): %s', (played = '', answers = '', changes = '', expected = '') => {
  const { verdict, sentence } = settle(book, {
    played: cardCalled(played),
    answers: answers.split(' + ').map(cardCalled),
    playedSide: 'desire',
    answerSide: 'desire',
    clones: 2,
    corpus: 20,
    cerebrium: 20,
    theirCorpus: 20,
    theirCerebrium: 20,
    ...Object.assign({}, ...changes.split(', ').filter(Boolean).map(changeOf)),
  });
  expect(`${verdict} ${sentence}`).toBe(expected);
});
