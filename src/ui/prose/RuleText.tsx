/** A rule stored as data, with its symbols and links (game/glossary/ruleText.ts). */

import { printCardText } from '#game/cards/cardText.ts';
import { parseRuleText, type RuleTextLink } from '#game/glossary/ruleText.ts';
import { RichText } from '../symbol/RichText.tsx';
import { CardName, RuleLink, Term } from './Prose.tsx';

export function RuleText({ text }: { text: string }) {
  return piecesOf(text).map((piece, place) =>
    typeof piece === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <RichText key={place} text={piece} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <LinkedWords key={place} {...piece} />
    ),
  );
}

/** The text between two links is one piece, so that a symbol stays with the number before it. */
function piecesOf(text: string): (string | RuleTextLink)[] {
  const pieces: (string | RuleTextLink)[] = [];
  for (const part of parseRuleText(text)) {
    const last = pieces.at(-1);
    if (typeof part === 'object' && 'to' in part) pieces.push(part);
    else if (typeof last === 'string') pieces[pieces.length - 1] = last + printCardText([part]);
    else pieces.push(printCardText([part]));
  }
  return pieces;
}

function LinkedWords({ words, to }: RuleTextLink) {
  if ('term' in to) return <Term id={to.term}>{words}</Term>;
  if ('anchor' in to) return <RuleLink to={to.anchor}>{words}</RuleLink>;
  return <CardName {...to}>{words}</CardName>;
}
