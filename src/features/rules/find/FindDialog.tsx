/** One box over the rules, the glossary and the rulings, answered with every key. */

import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { RuleHit as Hit, RuleSearch } from '#search/ruleSearch.ts';
import { ruleSearch } from '#search/rulesLoader.ts';
import { isBlank } from '#search/searchText.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Field } from '#ui/field/Field.tsx';
import { TextInput } from '#ui/field/TextInput.tsx';
import { RuleHit } from '#ui/rule-hit/RuleHit.tsx';
import text from '#ui/styles/text.module.css';
import styles from './Find.module.css';

/** Most answers shown; more typing narrows them. */
const mostHits = 12;

type Props = {
  readonly onClose: () => void;
  /** An answer was followed: marks its words. */
  readonly onFound: (terms: ReadonlySet<string>) => void;
};

export function FindDialog({ onClose, onFound }: Props) {
  const [typed, setTyped] = useState('');
  const search = useRuleSearch();
  // The field never waits for the answer to what is in it.
  const asked = useDeferredValue(typed);
  const hits = useMemo(() => search?.find(asked, mostHits) ?? [], [search, asked]);
  return (
    <Dialog title="Find in the rules" size="tall" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to the keys of what is inside */}
      <div className={styles.find} onKeyDown={walkThrough}>
        <Field label="Word, symbol or question">
          <TextInput
            type="search"
            data-first-focus=""
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
        </Field>
        <p className={text.note} role="status">
          {sayFound(asked, search, hits)}
        </p>
        <ul className={styles.hits}>
          {hits.map((hit) => (
            <li key={hit.passage.id}>
              <RuleHit hit={hit} onFollow={() => onFound(hit.terms)} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function sayFound(typed: string, search: RuleSearch | undefined, hits: readonly Hit[]): string {
  if (isBlank(typed)) return 'Sections, terms, asides, examples, and the rulings on single cards.';
  if (!search) return 'Loading the rules …';
  if (hits.length === 0) return 'The rules do not contain this. Try another word.';
  return hits.length === mostHits ? `The best ${mostHits} places` : `Places found: ${hits.length}`;
}

/** Arrow keys lead from the field through the answers and back; Enter in the field follows the first. */
function walkThrough(press: KeyboardEvent<HTMLElement>) {
  const stops = [...press.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const here = press.target instanceof HTMLElement ? stops.indexOf(press.target) : -1;
  const step = { ArrowDown: 1, ArrowUp: -1 }[press.key];
  if (step !== undefined) {
    press.preventDefault();
    stops[Math.max(0, Math.min(here + step, stops.length - 1))]?.focus();
  } else if (press.key === 'Enter' && here === 0) {
    press.preventDefault();
    stops[1]?.click();
  }
}

function useRuleSearch(): RuleSearch | undefined {
  const [search, setSearch] = useState<RuleSearch>();
  useEffect(() => {
    let gone = false;
    ruleSearch.load().then(
      (loaded) => gone || setSearch(loaded),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return search;
}
