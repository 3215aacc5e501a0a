/** A rule, word for word. Suspends until the rules are loaded. */

import { use } from 'react';
import type { RuleAnchor } from '#game/glossary/anchors.ts';
import { createLoader } from '#site/loader.ts';
import { RichText } from '../symbol/RichText.tsx';

const passages = createLoader(async () => {
  const { rulePassages } = await import('#game/generated/rulePassages.ts');
  return new Map<RuleAnchor, string>(rulePassages.map(({ id, text }) => [id, text]));
});

export const RulePassage = ({ see }: { readonly see: RuleAnchor }) =>
  (use(passages.read()).get(see) ?? '').split('\n').map((line) => (
    <p key={line}>
      <RichText text={line} />
    </p>
  ));
