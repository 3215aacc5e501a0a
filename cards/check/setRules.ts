/** Rules for one set, beyond its schema. */

import type { CardType } from '#game/cards/card.ts';
import type { CardSet, CardSetFile } from '#game/cards/cardSet.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { isGameIcon } from '../faces/gameIcons.ts';
import { fault, type Rule } from './finding.ts';
import { textFaults } from './textRules.ts';

export const setRules: readonly Rule<CardSet>[] = [
  function* namesAgree({ name, slug }) {
    const expectedSlug = name.toLowerCase().replaceAll(' ', '-');
    if (slug !== expectedSlug) yield fault('slug', `${expectedSlug}, the name in lower case`, slug);
  },

  function* iconExists({ icon }) {
    if (!isGameIcon(icon)) yield fault('icon', 'an icon of game-icons.net', icon);
  },

  ({ name }) => textFaults('name', name),
  ({ description }) => textFaults('description', description),
];

/** Warnings: unusual, but possibly intended. */
export const setWarnings: readonly Rule<CardSetFile>[] = [
  function* usualSplit({ id, cards }) {
    const { playableSets, attacksPerSet, reactionsPerSet, statesPerSet } = gameConstants;
    if (id < 1 || id > playableSets) return;
    const count = (wanted: CardType) => cards.filter(({ type }) => type === wanted).length;
    const expected = split(attacksPerSet, reactionsPerSet, statesPerSet);
    const found = split(count('attack'), count('reaction'), count('state'));
    if (found !== expected) yield { field: 'cards', says: `expected ${expected}, found ${found}` };
  },
];

const split = (attacks: number, reactions: number, states: number) =>
  `${attacks} attacks, ${reactions} reactions and ${states} states`;
