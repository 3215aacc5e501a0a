/** What happened, step by step, each with the words that did it and the rule behind it. */

import { glossary } from '#game/glossary/glossary.ts';
import { type PrintedTexts, wordsAt } from '#game/play/words.ts';
import type { SettledStep } from '#game/settle/steps.ts';
import { RuleByName } from '../game-table/RuleByName.tsx';
import { RuleText } from '../prose/RuleText.tsx';
import { RichText } from '../symbol/RichText.tsx';
import styles from './RuleSteps.module.css';
import { WholeRule } from './WholeRule.tsx';

type Props = { readonly steps: readonly SettledStep[]; readonly texts: PrintedTexts };

export const RuleSteps = ({ steps, texts }: Props) => (
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
                <RichText text={wordsAt(texts, words)} />
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
