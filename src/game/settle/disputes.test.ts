/** Disputes written from the card texts, each judged by the rulebook: played, answered, what differs, the answer, its rule. */

import { expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { compileBook } from '../language/compileBook.ts';
import type { Dispute } from './dispute.ts';
import { settle } from './settle.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);

const disputes = `
Beta Tester | Same Flinch | | It depends on the gamble. If each result is 2: With Same Flinch you lose 3 corpus instead of 6 corpus. | glossary-gamble
Elbows at Breakfast | Same Flinch | | Partly. Same Flinch makes up for the points, but you forget 1 idea. | glossary-forget
Down the Cellar Steps | Human Shield, Yours | played on its fear side | Yes. Human Shield, Yours redirects it to Twice, who loses 15 corpus. | changing-the-stem
Free Sample | Second Wind | | Yes. Second Wind makes up for all of it: nothing is lost. | glossary-transient
Identical Haymaker | My Hand Slipped | | Partly. With My Hand Slipped you lose 1 corpus instead of 3 corpus, and Twice loses 2 corpus. | glossary-transient
House Key Knuckles | Decoy Torso | | Yes. Decoy Torso cancels it: nothing is lost. | glossary-cancel
That Thing You Said | I'd Have Said That | you are afraid | No. I'd Have Said That can be used, but That Thing You Said still resolves: you lose 5 cerebrium, and Twice loses 5 cerebrium. | damage
Read My Own Diary | Queue Jumper | | Partly. With Queue Jumper you lose 2 cerebrium instead of 4 cerebrium. | glossary-forget
Read My Own Diary | Not Me, Him | 3 clones | Yes. Not Me, Him redirects it to Stillwell, who loses 1 cerebrium. | changing-the-stem
Mother Prefers Me | Selective Hearing | | Partly. With Selective Hearing you lose 1 cerebrium instead of 7 cerebrium. | glossary-transient
Revolving Door | In the Thick of It | | Partly. With In the Thick of It you lose 2 corpus instead of 4 corpus. | glossary-transient
Wrong Uniform | Go Limp | you are afraid | Yes. Go Limp makes up for all of it: nothing is lost. | glossary-transient
Start a Rumour | Second Thoughts | | It depends on whether Twice pays 2 cerebrium. If not, Second Thoughts cancels it: nothing is lost. If so, Start a Rumour resolves: you lose 4 cerebrium. | glossary-cancel
Throw the Furniture | White Knuckles | you are afraid | Partly. With White Knuckles you lose 5 corpus instead of 7 corpus. | list-of-resources
Ventriloquism for One | Talk Over Yourself | | It depends on whether Twice forgets 1 idea. If not, Talk Over Yourself cancels it: nothing is lost. If so, Ventriloquism for One resolves: you lose 4 cerebrium and forget 1 idea. | glossary-cancel
Hostile Takeover | Human Shield, Yours | | No. Human Shield, Yours redirects a physical attack, and Hostile Takeover is mental. | disciplines
Hostile Takeover | Decoy Torso | | Yes. Decoy Torso cancels it: nothing is lost. | glossary-cancel
Itchy Collar | Duck, Obviously | | No. Duck, Obviously cancels a physical attack, and Itchy Collar is a state. | the-stem
Lucky Tooth | Backseat Driver | | Yes. Backseat Driver takes over its activated effect: now Twice loses 3 corpus. | changing-the-stem
Mob of One | Backseat Driver | played on its fear side, you are afraid | Yes. Backseat Driver cancels its activated effect: nothing is lost. | glossary-cancel
Spiked Overcoat | Backseat Driver | | Yes. Backseat Driver takes over its triggered effect: “you” in it is now you, but you lose 3 corpus. | changing-the-stem
Big Head | Already Happened | | Yes. Already Happened cancels its triggered effect. | glossary-cancel
Mud Instinct | Already Happened | | No. Already Happened cancels an activated or triggered effect, and Mud Instinct is a state. | the-stem
Frontal Toll Booth | Already Happened | | Yes. Already Happened cancels its triggered effect: nothing is lost. | glossary-cancel
Topple the Statue | Human Shield, Yours | 3 clones | Yes. Human Shield, Yours redirects it to Stillwell, who loses 4 corpus; still, you lose 1 state. | changing-the-stem
Cult of Me | Not Me, Him | played on its fear side | Yes. Not Me, Him redirects it to Twice, who loses 10 cerebrium and forgets 1 idea. | changing-the-stem
Stunt Double | Already Happened | | No. Already Happened cancels an activated or triggered effect, and Stunt Double is a reaction. | the-stem
Signed First Edition | My Idea, Actually | | Yes. My Idea, Actually cancels it and puts it into your thoughts. | glossary-cancel
Identical Haymaker | Strings Attached | | No. Strings Attached answers a take, and Identical Haymaker is a physical attack. | the-stem
Coin-Operated Fist | Wrong Corridor | | It depends on the gamble. If each result is 2: Wrong Corridor makes up for all of it: nothing is lost. | glossary-gamble
Chandelier Moment | Second Wind | played on its fear side | Partly. With Second Wind you lose 5 corpus instead of 8 corpus. | glossary-transient
Autograph | Same Flinch | played on its fear side | No. Same Flinch can be used, but Autograph still resolves: you lose 2 cerebrium. | damage
Down the Cellar Steps | Same Flinch + White Knuckles | | Partly. With Same Flinch and White Knuckles you lose 1 corpus instead of 9 corpus. | glossary-transient
Down the Cellar Steps | Interrupt Yourself + Same Flinch | | Partly. With Same Flinch you lose 6 corpus instead of 9 corpus. | disciplines
Identical Haymaker | Duck, Obviously + Decoy Torso | | Yes. Decoy Torso cancels it: nothing is lost. | glossary-cancel
Identical Haymaker | Second Thoughts + Talk Over Yourself | | It depends on whether Twice forgets 1 idea and pays 2 cerebrium. If not, Talk Over Yourself cancels it: nothing is lost. If so, Identical Haymaker resolves: you lose 3 corpus. | glossary-cancel
Down the Cellar Steps | Same Flinch | your state Scar Tissue | Partly. With Same Flinch you lose 4 corpus instead of 7 corpus. | damage
Better Haircut | Selective Hearing | your memories 1 | No. Selective Hearing cannot answer Better Haircut: it costs more memories than there are. | pay-costs
Count to Drowned | Go Limp | their memories 3 | No. They never meet: Count to Drowned cannot be used. It costs more memories than there are. | pay-costs
Down the Cellar Steps | Second Thoughts | their cerebrium 2 | Yes. Second Thoughts cancels it: nothing is lost. | glossary-cancel
Down the Cellar Steps | Duck, Obviously | on your turn | No. They never meet: Down the Cellar Steps can be used only on its controller’s turn. | actions
Revolving Door | In the Thick of It | 4 clones | Yes. In the Thick of It makes up for all of it: nothing is lost. | glossary-transient
Marionette Stairs | Duck, Obviously | | Yes. Duck, Obviously cancels it: nothing is lost. | glossary-cancel
Yank the Cord | Same Flinch | | Partly. With Same Flinch you lose 1 corpus and 1 state instead of 4 corpus and 1 state. | moving-cards
House Key Knuckles | Same Flinch | played on its fear side | Yes. Same Flinch makes up for all of it: nothing is lost. | glossary-transient
Everything I've Got | White Knuckles | | Partly. With White Knuckles you lose 2 corpus instead of 7 corpus. | glossary-transient
Kick Off the Bottom | Errata Slip | | No. Errata Slip cancels an attack without a fear side, and Kick Off the Bottom has a fear side. | desire-and-fear
Identical Haymaker | Errata Slip | | Yes. Errata Slip cancels it: nothing is lost. | glossary-cancel
Scream Underwater | Duck, Obviously | | No. Duck, Obviously cancels a physical attack, and Scream Underwater is mental. | disciplines
Steal the Punchline | Talk Over Yourself | | It depends on whether Twice forgets 1 idea. If not, Talk Over Yourself cancels it: nothing is lost. If so, Steal the Punchline resolves: you lose 2 cerebrium and 1 idea. | glossary-cancel
Lungful of Spite | Not Today | you are afraid | No. Not Today cancels an attack with resource value 3 or less, and Lungful of Spite has resource value 4. | aside-resource-value
All Afternoon | Exactly Enough | | Partly. With Exactly Enough you lose 2 corpus instead of 10 corpus. | glossary-transient
Wrong Uniform | I'd Have Said That | | No. I'd Have Said That can be used, but Wrong Uniform still resolves: you lose 4 corpus. | damage
I Am the Original | I'd Have Said That | your cerebrium 18 | Partly. With I'd Have Said That you lose 3 cerebrium instead of 6 cerebrium. | damage
Group Photograph | Selective Hearing | | Yes. Selective Hearing makes up for all of it: nothing is lost. | glossary-transient
Cold Sweat | Second Thoughts | | It depends on whether Twice pays 2 cerebrium. If not, Second Thoughts cancels it: nothing is lost. If so, Cold Sweat resolves: you lose 5 cerebrium. | glossary-cancel
Cold Sweat | Second Thoughts | their cerebrium 5 | Yes. Second Thoughts cancels it: nothing is lost. | glossary-cancel
Weight of the Evidence | My Idea, Actually | | Yes. My Idea, Actually cancels it and puts it into your thoughts. | glossary-cancel
Loaded Question | I'd Have Said That | | It depends on the gamble. If each result is 2: I'd Have Said That makes up for all of it: nothing is lost. | glossary-gamble
Kick Off the Bottom | Wrong Corridor | | It depends on the gamble. If each result is 2: With Wrong Corridor you lose 2 corpus instead of 6 corpus. | glossary-gamble
Kick Off the Bottom | Interrupt Yourself | you are afraid | Yes. Interrupt Yourself cancels it, and you lose 1 cerebrium. | glossary-cancel
Which One Is Real | Selective Hearing | | Yes. Selective Hearing makes up for all of it: nothing is lost. | making-choices
Group Photograph | In the Thick of It | 4 clones | Partly. With In the Thick of It you lose 2 cerebrium instead of 5 cerebrium. | glossary-transient
Revolving Door | Same Flinch | 3 clones | Yes. Same Flinch makes up for all of it: nothing is lost. | damage
Hostile Takeover | Not Me, Him | 3 clones | Yes. Not Me, Him redirects it to Stillwell. | changing-the-stem
Yank the Cord | Human Shield, Yours | | Yes. Human Shield, Yours redirects it to Twice, who loses 4 corpus. | changing-the-stem
Every Door at Once | Human Shield, Yours | 3 clones | Yes. Human Shield, Yours redirects it to Stillwell, who loses 4 corpus and 4 cerebrium. | changing-the-stem
Seating Plan | Not Me, Him | their state Scar Tissue | Yes. Not Me, Him redirects it to Twice, who loses 1 cerebrium. | changing-the-stem
Ghostwriter | Not Me, Him | 3 clones | Yes. Not Me, Him redirects it to Stillwell, who loses 9 corpus. | changing-the-stem
Marionette Stairs | Human Shield, Yours | 3 clones, played on its fear side | Yes. Human Shield, Yours redirects it to Stillwell, who loses 1 tick. | changing-the-stem
Interrupt Yourself | Already Happened | you are afraid | No. Already Happened cancels an attack or an activated or triggered effect, and Interrupt Yourself is a reaction. | the-stem
Identical Haymaker | Human Shield, Yours + Duck, Obviously | | Yes. Duck, Obviously cancels it: nothing is lost. | glossary-cancel
Better Haircut | Second Thoughts + Talk Over Yourself | | It depends on whether Twice forgets 1 idea and pays 2 cerebrium. If not, Talk Over Yourself cancels it: nothing is lost. If so, Better Haircut resolves: you lose 3 cerebrium. | glossary-cancel
Chandelier Moment | My Hand Slipped | played on its fear side, you are afraid, their corpus 7 | Yes. With My Hand Slipped it never resolves. Twice dies, and you win. | how-to-win
Chandelier Moment | Same Flinch | played on its fear side, their corpus 10, your corpus 8 | Partly. With Same Flinch you survive: you lose 5 corpus instead of 8 corpus. Twice dies, and you win. | dying
I'd Have Said That | Go Limp | played on its fear side | Partly. With Go Limp you lose 3 cerebrium instead of 5 cerebrium. | glossary-transient
Human Shield, Yours | Duck, Obviously | | No. Duck, Obviously cancels a physical attack, and Human Shield, Yours is a reaction. | the-stem
Human Shield, Yours | Same Flinch | | Yes. Same Flinch makes up for all of it: nothing is lost. | changing-the-stem
Itchy Collar | Already Happened | | Yes. Already Happened cancels its triggered effect: nothing is lost. | glossary-cancel
Crossbar | Backseat Driver | | Yes. Backseat Driver takes over its activated effect: now Twice loses 6 corpus. | changing-the-stem
Sunk Cost | Already Happened | played on its fear side | Yes. Already Happened cancels its triggered effect. | glossary-cancel
Survivor's Smugness | Already Happened | | Yes. Already Happened cancels its triggered effect. | glossary-cancel
Frontal Toll Booth | Strings Attached | | No. Strings Attached answers a take, and Frontal Toll Booth is a state. | the-stem
Topple the Statue | Same Flinch | played on its fear side | Partly. With Same Flinch you lose 2 corpus and 1 state instead of 5 corpus and 1 state. | state
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
)('%s, answered with %s (%s): %s', (played = '', answers = '', changes = '', expected = '', rule = '') => {
  const { verdict, sentence, steps } = settle(book, {
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
  expect(steps.map(({ see }) => see)).toContain(rule);
});
