/** Words for the question that is asked now. */

import { thoughtLimitOf } from '../engine/inEffect.ts';
import type { Ask } from '../engine/question.ts';
import type { View } from '../engine/view.ts';
import { counted } from '../plural.ts';
import { sentenceInQuestion } from './cardWords.ts';
import { type Payment, paymentDue } from './payment.ts';
import { capitalised, itemName, nameOfSource, type Wording } from './words.ts';

/** Answers that each screen shows below or beside the card that asks; more of them cover it. */
export const mostBeside = 4;

/** Those in lower case follow the name of the card or persona that asks, if it is covered. */
const questions: Readonly<Record<Ask, string>> = {
  side: 'Which side?',
  x: 'How much is X?',
  clone: 'At whom?',
  item: 'which on the stem?',
  'new-clone': 'At whom instead?',
  state: 'which state?',
  'new-state': 'which state instead?',
  slot: 'replace which idea?',
  memory: 'which memory?',
  mode: 'which of these?',
  'copied-card': 'which attack card?',
  'pay-idea': 'Forget which?',
  'pay-memory': 'Repress which?',
  'pay-state': 'Remove which?',
  forget: 'which idea is forgotten?',
  'pick-idea': 'which idea?',
  offer: 'Which of the two?',
  unless: 'Keep the attack?',
  may: 'will you do it?',
  'gained-state': 'which state is added?',
  order: 'Which of these resolves last?',
  'repress-idea': 'which idea is repressed?',
  'give-idea': 'which idea is given away?',
};

type Choosing = Extract<NonNullable<View['pending']>, { ask: Ask }>;

/** "Not Me, Him costs 2 ideas", "Not Me, Him costs 1 more idea" */
function sayPrice(name: string, { due, kind, kinds }: Payment, paid: number): string {
  const more = paid > 0 ? 'more ' : '';
  // The price stays on one line.
  return `${name} costs ${counted(due, more + kind, more + kinds).replaceAll(' ', '\u00a0')}.`;
}

/** The question, which says how many answers there are where they scroll: "which of 14 attack cards?" */
function ofHowMany({ view: { legal } }: Wording, ask: Ask): string {
  const many = legal.filter(({ do: what }) => what === 'choose').length;
  if (many <= mostBeside || ask === 'pay-idea') return questions[ask];
  return questions[ask].replace(/which(?: (attack card|memory|state))?\?$/, (_, kind?: string) =>
    kind ? `which of ${counted(many, kind, kind === 'memory' ? 'memories' : undefined)}?` : `which of ${many}?`,
  );
}

const ordinals = ['first', 'second', 'third'];

/** A question with what the reader must know to answer it. */
function askedOfReader(words: Wording, pending: Choosing): string {
  const { draft, current, legal, seats, you } = words.view;
  const asked = ofHowMany(words, pending.ask);
  const { controller = you, card = 0, persona = null } = current?.item ?? draft?.item ?? {};
  const name = nameOfSource(words, { card, persona });
  const isSeen =
    card !== 0 &&
    /^(item|m|pay-[ms]|state)/.test(pending.ask) &&
    legal.filter(({ do: what }) => what === 'choose').length <= mostBeside;
  const [, several] = (pending.ask === 'mode' && /^Choose (two|three)/.exec(sentenceInQuestion(words))) || [];
  if (several) return `Choose the ${ordinals[draft?.item.choices.modes?.length ?? 0]} of ${several}`;
  if (pending.ask === 'unless') return `Keep ${itemName(words, current?.item.choices.item ?? 0)}?`;
  if (pending.ask === 'offer' && controller !== you) return `${seats[controller]?.name} asks: which of the two?`;
  if (pending.for === 'step' && pending.step.step === 'forget') {
    const why = current ? name : `Limit ${thoughtLimitOf(words.book, words.view, you)}`;
    return `${why}: forget ${pending.step.number} of your ${seats[you]?.thoughts.length} thoughts`;
  }
  if (pending.for === 'step' && pending.step.step === 'pick' && pending.step.seat !== you)
    return `Which idea does ${seats[pending.step.seat]?.name} forget?`;
  const payment = paymentDue(words.book, words.view);
  if (payment && draft) {
    const together = payment.due > 1 && payment.ask !== 'pay-idea';
    const paid = draft.ideas.length + draft.memories.length + draft.states.length;
    return `${sayPrice(isSeen && !together ? 'It' : name, payment, paid)} ${together ? `Choose ${payment.due} of ${payment.options.length} in order.` : asked}`;
  }
  return isSeen ? capitalised(asked) : /^[a-z]/.test(asked) ? `${name}: ${asked}` : asked;
}

/** The question that is asked now. It names any clone but the reader's. */
export function describeQuestion(words: Wording): string {
  const { view } = words;
  const { pending, outcome } = view;
  if (!pending) return outcome ? 'The game is over.' : 'Nothing is left to decide.';
  const { name = '' } = view.seats[pending.seat] ?? {};
  const own = pending.seat === view.you;
  const who = own ? '' : `${name}: `;
  if ('ask' in pending) return `${who}${own ? askedOfReader(words, pending) : questions[pending.ask]}`;
  const top = view.stem.at(-1);
  if (pending.kind === 'react' && view.legal.length === 1) return `${who}Nothing can be done about it.`;
  if (pending.kind === 'react') return `${who}React to ${top ? itemName(words, top.id) : 'it'}, or pass?`;
  if (!own) return `${name}’s turn. What do you do?`;
  if (view.seats[view.you]?.ticks === 0) return 'Your turn. You have spent your ticks.';
  return `Your turn. ${sayActions(view)}`;
}

/** How ticks can be spent. */
export const sayActions = ({ legal }: View): string =>
  `Take an idea${legal.some(({ do: what }) => what === 'play') ? ' or play a thought' : ''}.`;

/** Asks for a card on the table, or for so many. */
export function sayChoose(words: Wording): string {
  const { pending } = words.view;
  const forgets = pending && 'step' in pending && pending.step.step === 'forget' ? pending.step.number : 1;
  const number = paymentDue(words.book, words.view)?.due ?? forgets;
  return number > 1 ? `Choose ${number} ideas.` : 'Choose a card.';
}
