/** The script is a legal game: by the printed cards, each step leads to the state that it gives. */

import { expect, test } from 'vitest';
import duel from '#cards/sets/1-duel.json';
import melee from '#cards/sets/2-melee.json';
import { gameConstants } from '../glossary/gameConstants.ts';
import { parseRuleText } from '../glossary/ruleText.ts';
import { type Doing, firstGame, headOrder, type Role } from './script.ts';

const { afraidAt, headspaceSize, refreshAt, startCerebrium, startCorpus } = gameConstants;
const cards = new Map([...duel.cards, ...melee.cards].map((card) => [card.id, card]));

type Clone = { corpus: number; cerebrium: number; transient: number; thoughts: number[] };
const begin = (thoughts: number[]): Clone => ({
  corpus: startCorpus,
  cerebrium: startCerebrium,
  transient: 0,
  thoughts,
});

function cardOf(id: number) {
  const card = cards.get(id);
  if (card === undefined) throw new Error(`No card ${id}`);
  return card;
}

const amount = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);

test('the head contains each card of two sets once', () => {
  expect(headOrder.toSorted((a, b) => a - b)).toEqual([...cards.keys()].toSorted((a, b) => a - b));
});

test('every step leads to the state that it gives', () => {
  const head = [...headOrder];
  const clones: Record<Role, Clone> = { you: begin([head.shift() ?? 0]), other: begin([head.shift() ?? 0]) };
  let headspace = head.splice(0, headspaceSize);

  const usedFrom = (clone: Clone, card: number) => {
    expect(clone.thoughts).toContain(card);
    clone.thoughts = clone.thoughts.filter((id) => id !== card);
    clone.corpus -= amount(cardOf(card).cost, /\{C(\d)\}/);
    clone.cerebrium -= amount(cardOf(card).cost, /\{B(\d)\}/);
    expect(Math.min(clone.corpus, clone.cerebrium)).toBeGreaterThan(0);
  };
  const resolve = (doing: Extract<Doing, { card: number }>) => {
    const [self, victim] = doing.by === 'you' ? [clones.you, clones.other] : [clones.other, clones.you];
    const { effects, fearEffects = '' } = cardOf(doing.card) as { effects: string; fearEffects?: string };
    const text = doing.kind === 'play' && doing.side === 'fear' ? fearEffects : effects;
    const damage = amount(text, /Deal (\d+) \{C\}/);
    const borrowed = Math.min(victim.transient, damage);
    victim.transient -= borrowed;
    victim.corpus -= damage - borrowed;
    self.transient += amount(text, /Gain (\d+) \{TC\}/i);
    self.corpus += amount(text, /Gain (\d+) \{C\}/i);
  };

  for (const { label, doings, state } of firstGame) {
    const stem: Extract<Doing, { card: number }>[] = [];
    for (const doing of doings) {
      if (doing.kind === 'pass') continue;
      const clone = clones[doing.by];
      if (doing.kind === 'take') {
        expect(headspace).toContain(doing.card);
        headspace = headspace.filter((id) => id !== doing.card);
        clone.thoughts.push(doing.card);
        if (headspace.length <= refreshAt) {
          head.push(...headspace);
          headspace = head.splice(0, headspaceSize);
        }
        continue;
      }
      if (doing.kind === 'play' && doing.side === 'fear') expect(clone.corpus).toBeLessThanOrEqual(afraidAt);
      expect(cardOf(doing.card).type === 'reaction').toBe(doing.kind === 'react');
      usedFrom(clone, doing.card);
      stem.push(doing);
    }
    for (const doing of stem.toReversed()) resolve(doing);
    for (const clone of Object.values(clones)) clone.transient = 0;
    const shown = ({ corpus, cerebrium, thoughts }: Clone) => ({ corpus, cerebrium, thoughts });
    expect({ you: shown(clones.you), other: shown(clones.other), headspace, head: head.length }, label).toEqual(state);
  }
});

test.each(firstGame)('step $label: every link is valid', ({ situation, decision, outcome }) => {
  for (const text of [situation, decision, outcome]) expect(() => parseRuleText(text)).not.toThrow();
});
