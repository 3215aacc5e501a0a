/** The badges of a card: type, discipline, abilities, fear side. */

import type { CardType, Discipline } from '#game/cards/card.ts';
import { disciplineGlyphs, fearGlyph, typeGlyphs } from '#game/cards/glyphNames.ts';
import { type Ability, abilityTokens, findSymbol } from '#game/cards/symbol.ts';
import { Glyph } from '../icon/Glyph.tsx';
import { SymbolIcon } from '../symbol/SymbolIcon.tsx';
import { Badge, type WordPlace } from './Badge.tsx';

type WithPlace = { readonly wordPlace?: WordPlace };

const words: Readonly<Record<CardType | Discipline | Ability, string>> = {
  attack: 'Attack',
  reaction: 'Reaction',
  state: 'State',
  physical: 'Physical',
  mental: 'Mental',
  activated: 'Activated',
  triggered: 'Triggered',
};

export function TypeBadge({ type, ...place }: WithPlace & { readonly type: CardType }) {
  return (
    <Badge word={words[type]} {...place}>
      <Glyph name={typeGlyphs[type]} />
    </Badge>
  );
}

export function DisciplineBadge({ discipline, ...place }: WithPlace & { readonly discipline: Discipline }) {
  return (
    <Badge word={words[discipline]} look={discipline} {...place}>
      <Glyph name={disciplineGlyphs[discipline]} />
    </Badge>
  );
}

export function AbilityBadge({ ability, ...place }: WithPlace & { readonly ability: Ability }) {
  const symbol = findSymbol(abilityTokens[ability]);
  return (
    <Badge word={words[ability]} {...place}>
      {symbol && <SymbolIcon symbol={symbol} silent />}
    </Badge>
  );
}

export function FearBadge(place: WithPlace) {
  return (
    <Badge word="Has a fear side" look="fear" {...place}>
      <Glyph name={fearGlyph} />
    </Badge>
  );
}
