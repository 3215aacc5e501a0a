/** A rule kept as data, with its symbols and links (domain/rulebook/ruleText.ts). */

import { printCardText } from '#domain/cards/cardText.ts';
import { parseRuleText, type RuleTextLink } from '#domain/rulebook/ruleText.ts';
import { RichText } from '../symbol/RichText.tsx';
import { CardName } from './CardName.tsx';
import { RuleLink } from './RuleLink.tsx';
import { Term } from './Term.tsx';

export function RuleText({ text }: { text: string }) {
  return parseRuleText(text).map((part, place) =>
    typeof part === 'object' && 'to' in part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <LinkedWords key={place} {...part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <RichText key={place} text={printCardText([part])} />
    ),
  );
}

function LinkedWords({ words, to }: RuleTextLink) {
  if ('term' in to) return <Term id={to.term}>{words}</Term>;
  if ('anchor' in to) return <RuleLink to={to.anchor}>{words}</RuleLink>;
  return <CardName {...to}>{words}</CardName>;
}
