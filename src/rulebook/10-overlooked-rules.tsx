/** Reference: rules that are easily overlooked, each with its anchor and a link to the full rule. */

import { overlookedAnchor } from '#game/glossary/anchors.ts';
import { overlookedRules, rulesInChapters } from '#game/glossary/overlookedRules.ts';
import { ruleTitles } from '#game/glossary/titles.ts';
import { Lead, RuleLink } from '#ui/prose/Prose.tsx';
import { RuleText } from '#ui/prose/RuleText.tsx';

export function OverlookedRules() {
  return (
    <>
      <Lead>Every one of these has been the subject of a complaint.</Lead>
      <ol>
        {overlookedRules.map(({ number, text, see }) => (
          <li key={number} id={overlookedAnchor(number)} tabIndex={-1}>
            <RuleText text={text} /> See <RuleLink to={see}>{ruleTitles[see]}</RuleLink>.
          </li>
        ))}
      </ol>
      <p data-unsearched="">
        The others are in the chapters:{' '}
        {rulesInChapters.map(({ number, see }, index) => (
          <span key={number} id={overlookedAnchor(number)} tabIndex={-1}>
            {index > 0 && <span>, </span>}
            <RuleLink to={see}>{ruleTitles[see]}</RuleLink>
          </span>
        ))}
        <span>.</span>
      </p>
    </>
  );
}
