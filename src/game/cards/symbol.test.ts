/** The symbol table: its symbols, their lookup and spoken forms, and their order in the picker. */

import { describe, expect, it } from 'vitest';
import { cardList } from '#game/generated/cardList.ts';
import { cardTexts } from '#game/generated/cardTexts.ts';
import { personas } from '#game/generated/personas.ts';
import { parseCardText } from './cardText.ts';
import { costGroups, findSymbol, symbolGroups, symbols } from './symbol.ts';

const tokensOf = (role: string) => symbols.filter((symbol) => symbol.role === role).map(({ token }) => token);

describe('the symbols', () => {
  it('are those of the specification', () => {
    expect(tokensOf('cost').join(' ')).toBe(
      '{T1} {T2} {T3} {TX} {C0} {C1} {C2} {C3} {C4} {CX} {B0} {B1} {B2} {B3} {B4} {BX} ' +
        '{I1} {I2} {I3} {IX} {M1} {M2} {M3} {M4} {M5} {M6} {MX} {S1} {S2} {S3} {SX}',
    );
    expect(tokensOf('resource').join(' ')).toBe('{T} {C} {TC} {B} {TB} {I} {M} {S}');
    expect(tokensOf('ability').join(' ')).toBe('{ACT} {TRG}');
  });

  it('all occur on a card, so that every pick in the picker finds cards', () => {
    const texts = [
      ...cardList.cards.map(({ cost }) => cost),
      ...cardTexts.flatMap(({ effects, fearEffects = '' }) => [effects, fearEffects]),
    ];
    const used = new Set(parseCardText(texts.join(' ')));
    expect(symbols.filter((symbol) => !used.has(symbol))).toEqual([]);
  });

  it('are the only ones on cards, personas and rulings', () => {
    const texts = [
      ...cardTexts.flatMap(({ effects, fearEffects = '', notes = [] }) => [
        effects,
        fearEffects,
        ...notes.map(({ text }) => text),
      ]),
      ...personas.flatMap(({ desire, fear }) => [desire, fear]),
    ];
    expect(texts.flatMap(parseCardText).filter((part) => typeof part === 'string' && /[{}]/.test(part))).toEqual([]);
  });
});

describe('the symbol lookup', () => {
  it.each(symbols)('finds $token in any letter case', (symbol) => {
    expect(findSymbol(symbol.token)).toBe(symbol);
    expect(findSymbol(symbol.token.toLowerCase())).toBe(symbol);
  });

  it.each(['{T0}', '{T4}', '{C5}', '{I0}', '{M7}', '{X}', '{}', 'T1', '{T1', '{ T1 }', '{__proto__}', '{constructor}'])(
    'returns undefined for %s',
    (token) => {
      expect(findSymbol(token)).toBeUndefined();
    },
  );
});

describe('a spoken symbol', () => {
  it.each([
    ['{T1}', '1 tick'],
    ['{T3}', '3 ticks'],
    ['{TX}', 'X ticks'],
    ['{C0}', 'no corpus'],
    ['{C4}', '4 corpus'],
    ['{CX}', 'X corpus'],
    ['{B0}', 'no cerebrium'],
    ['{B1}', '1 cerebrium'],
    ['{BX}', 'X cerebrium'],
    ['{I1}', 'forget 1 idea'],
    ['{I2}', 'forget 2 ideas'],
    ['{IX}', 'forget X ideas'],
    ['{M1}', 'repress 1 memory'],
    ['{M6}', 'repress 6 memories'],
    ['{MX}', 'repress X memories'],
    ['{S1}', 'remove 1 state'],
    ['{S3}', 'remove 3 states'],
    ['{SX}', 'remove X states'],
    ['{T}', 'tick'],
    ['{C}', 'corpus'],
    ['{TC}', 'transient corpus'],
    ['{B}', 'cerebrium'],
    ['{TB}', 'transient cerebrium'],
    ['{I}', 'idea'],
    ['{M}', 'memory'],
    ['{S}', 'state'],
    ['{ACT}', 'Activated:'],
    ['{TRG}', 'Triggered:'],
  ])('%s is "%s"', (token, spoken) => {
    expect(findSymbol(token)?.spoken).toBe(spoken);
  });

  it('is unique within its role', () => {
    const spoken = symbols.map(({ role, spoken }) => `${role} ${spoken}`);
    expect(new Set(spoken).size).toBe(symbols.length);
  });
});

describe('the picker', () => {
  it('offers abilities, the six currencies and resources, in this order', () => {
    expect(symbolGroups.map(({ title }) => title)).toEqual([
      'Ability',
      'Ticks',
      'Corpus',
      'Cerebrium',
      'Ideas',
      'Memories',
      'States',
      'Resources',
    ]);
  });

  it('offers only currencies for a cost', () => {
    expect(costGroups.map(({ title }) => title)).toEqual([
      'Ticks',
      'Corpus',
      'Cerebrium',
      'Ideas',
      'Memories',
      'States',
    ]);
  });
});
