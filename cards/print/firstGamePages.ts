/** "The first grudge" on two pages: how to stack the head, and the decision and outcome of each half-turn. */

import { inks } from '#game/cards/inks.ts';
import type { State } from '#game/engine/state.ts';
import { headOrder } from '#game/firstGame/deal.ts';
import { guidedStates } from '#game/firstGame/guide.ts';
import {
  firstGame,
  firstGameEnding,
  firstGameIntroduction,
  firstGameTitle,
  type HalfTurn,
} from '#game/firstGame/script.ts';
import { speakRuleText } from '#game/glossary/ruleText.ts';
import { heading, margin } from './pageParts.ts';
import { fonts, type PrintDocument, type TextPage } from './printDocument.ts';
import type { PrintedFaces } from './printedFaces.ts';

/** Number of steps on the first page; the second page also has the ending. */
const onFirstPage = 5;
const size = 10.5;
const labelWidth = 12;

type NameOf = PrintedFaces['nameOf'];

export function addFirstGamePages(document: PrintDocument, { book, nameOf }: PrintedFaces): void {
  const states = guidedStates(book);
  const steps = states.map((state, at) => ({ ...(firstGame[at] as HalfTurn), words: stateInWords(state, nameOf) }));
  document.addTextPage((page) => {
    let y = paragraph(page, firstGameIntroduction, heading(page, firstGameTitle));
    const order = headOrder.map((id, index) => `${index + 1} ${nameOf(id)}`).join(', ');
    y = paragraph(page, `The head, from the top: ${order}.`, y, 9);
    for (const step of steps.slice(0, onFirstPage)) y = addStep(page, step, y);
  });
  document.addTextPage((page) => {
    let y = heading(page, `${firstGameTitle}, continued`);
    for (const step of steps.slice(onFirstPage)) y = addStep(page, step, y);
    paragraph(page, firstGameEnding, y + 2);
  });
}

function paragraph(page: TextPage, words: string, y: number, points = size): number {
  const width = page.width - 2 * margin;
  return page.words(words, { x: margin, y, width, font: fonts.text, size: points, ink: inks.overprint }) + 3;
}

type PrintedStep = HalfTurn & { readonly words: string };

function addStep(page: TextPage, step: PrintedStep, top: number): number {
  const x = margin + labelWidth;
  const width = page.width - margin - x;
  page.rule(margin, top, page.width - 2 * margin);
  const whose = step.whose === 'you' ? 'YOU' : 'OTHER';
  page.words(step.label.toUpperCase(), {
    x: margin,
    y: top + 1.2,
    width: labelWidth,
    font: fonts.label,
    size: 14,
    ink: inks.corpusRedDark,
  });
  page.words(whose, { x: margin, y: top + 7, width: labelWidth, font: fonts.label, size: 8, ink: inks.muted });
  const lines = [
    [step.situation, fonts.text, inks.overprint],
    [step.decision, fonts.strong, inks.overprint],
    [step.outcome, fonts.text, inks.overprint],
    [step.words, fonts.text, inks.muted],
  ] as const;
  return (
    lines.reduce(
      (y, [text, font, ink]) => page.words(speakRuleText(text), { x, y, width, font, size, ink }),
      top + 1.2,
    ) + 2
  );
}

function stateInWords({ seats: [you, other], headspace, head }: State, nameOf: NameOf): string {
  if (!you || !other) throw new Error('The first game is one of two clones.');
  const names = (ids: readonly number[]) => (ids.length === 0 ? 'none' : ids.map(nameOf).join(', '));
  return [
    `You: ${you.corpus.real} corpus, ${you.cerebrium.real} cerebrium; thoughts: ${names(you.thoughts)}.`,
    `Twice: ${other.corpus.real} and ${other.cerebrium.real}, ${other.thoughts.length} in thoughts.`,
    `Headspace: ${names(headspace.flatMap((slot) => slot?.card ?? []))}. Head: ${head.length}.`,
  ].join(' ');
}
