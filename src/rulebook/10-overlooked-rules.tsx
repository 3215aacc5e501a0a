/** Reference: the rules that are most often overlooked, each with an address and with the place where it stands in full. */

import { overlookedAnchor } from '#game/glossary/anchors.ts';
import { overlookedRules } from '#game/glossary/overlookedRules.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import { Lead } from '#ui/prose/Lead.tsx';
import { RuleLink } from '#ui/prose/RuleLink.tsx';
import { RuleText } from '#ui/prose/RuleText.tsx';

export function OverlookedRules() {
  return (
    <>
      <Lead>Every one of these has been the subject of a complaint.</Lead>
      <ol>
        {overlookedRules.map(({ text, see }, index) => (
          <li key={text} id={overlookedAnchor(index + 1)} tabIndex={-1}>
            <RuleText text={text} /> See <RuleLink to={see}>{ruleTitles[see]}</RuleLink>.
          </li>
        ))}
      </ol>
    </>
  );
}
