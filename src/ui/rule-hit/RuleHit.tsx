/** A search result in the rules: title, place and the matching sentence. */

import type { RuleHit as Hit } from '#search/ruleSearch.ts';
import { markTerms } from '#search/searchTerms.ts';
import { RichText } from '../symbol/RichText.tsx';
import styles from './RuleHit.module.css';

type Props = { readonly hit: Hit; readonly onFollow?: () => void };

export function RuleHit({ hit: { passage, sentence, terms }, onFollow }: Props) {
  return (
    <a className={styles.hit} href={passage.href} onClick={onFollow}>
      <span className={styles.title}>{passage.title}</span>
      <span className={styles.place}>
        {passage.place === passage.title ? passage.kind : `${passage.place}, ${passage.kind}`}
      </span>
      <span>
        {markTerms(sentence, terms).map(({ text, found }, index) =>
          found ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
            <mark key={index} className={styles.mark}>
              <RichText text={text} />
            </mark>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
            <RichText key={index} text={text} />
          ),
        )}
      </span>
    </a>
  );
}
