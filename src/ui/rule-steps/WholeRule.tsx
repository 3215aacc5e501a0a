/** The rule behind a step, word for word, folded until it is asked for. */

import { Suspense, use, useState } from 'react';
import type { RuleAnchor } from '#game/glossary/anchors.ts';
import { createLoader } from '#site/loader.ts';
import { RichText } from '#ui/symbol/RichText.tsx';

const passages = createLoader(async () => {
  const { rulePassages } = await import('#game/generated/rulePassages.ts');
  return new Map<RuleAnchor, string>(rulePassages.map(({ id, text }) => [id, text]));
});

export function WholeRule({ see }: { readonly see: RuleAnchor }) {
  const [isOpen, open] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>The whole rule</summary>
      {isOpen && (
        <Suspense>
          <Passage see={see} />
        </Suspense>
      )}
    </details>
  );
}

const Passage = ({ see }: { readonly see: RuleAnchor }) =>
  (use(passages.read()).get(see) ?? '').split('\n').map((line) => (
    <p key={line}>
      <RichText text={line} />
    </p>
  ));
