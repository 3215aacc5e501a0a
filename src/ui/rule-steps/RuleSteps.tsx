/** The course of a dispute, step by step, each with the words that did it and the rule behind it. */

import { Suspense, useState } from 'react';
import type { RuleAnchor } from '#game/glossary/anchors.ts';
import { glossary } from '#game/glossary/glossary.ts';
import { printedText } from '#game/language/marks.ts';
import type { SettledStep } from '#game/settle/steps.ts';
import { RuleByName } from '../game-table/RuleByName.tsx';
import { RuleText } from '../prose/RuleText.tsx';
import { RulePassage } from '../rule-popover/RulePassage.tsx';
import { RichText } from '../symbol/RichText.tsx';
import styles from './RuleSteps.module.css';

type Props = { readonly steps: readonly SettledStep[] };

export const RuleSteps = ({ steps }: Props) => (
  <ol>
    {steps.map(({ sentence, words, see, term }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change, and some say the same.
      <li key={place}>
        <p>
          <RichText text={sentence} />
        </p>
        <blockquote className={styles.rule}>
          {words && (
            <p>
              <mark>
                <RichText text={printedText(words.text)} />
              </mark>
            </p>
          )}
          <p>
            {term && <RuleText text={glossary[term].definition} />} <RuleByName see={see} />
          </p>
          <WholeRule see={see} />
        </blockquote>
      </li>
    ))}
  </ol>
);

/** The rule behind a step, word for word, folded until it is asked for. */
function WholeRule({ see }: { readonly see: RuleAnchor }) {
  const [isOpen, open] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>The whole rule</summary>
      {isOpen && (
        <Suspense>
          <RulePassage see={see} />
        </Suspense>
      )}
    </details>
  );
}
