/** The search of a dialog: a field and its results. Enter follows the active row, or the first. */

import { isBlank, maxTextLength, takenLength } from '#search/text/searchText.ts';
import { Field } from '../field/Field.tsx';
import { TextInput } from '../field/TextInput.tsx';
import text from '../styles/text.module.css';
import { SuggestionList } from './SuggestionList.tsx';
import type { Suggestion, SuggestionGroup } from './suggestion.ts';
import styles from './suggestions.module.css';
import { useSuggestionKeys } from './useSuggestionKeys.ts';

type Props = {
  readonly label: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Message with the number of results. */
  readonly status: string;
  readonly groups: readonly SuggestionGroup[];
  readonly onPick?: (row: Suggestion) => void;
};

export function SearchPanel({ label, typed, onType, status, groups, onPick }: Props) {
  const keys = useSuggestionKeys(groups);
  return (
    <div className={styles.panel}>
      <Field label={label}>
        <TextInput
          {...keys.field}
          type="search"
          data-first-focus=""
          value={typed}
          maxLength={takenLength(maxTextLength)}
          onChange={({ currentTarget }) => {
            keys.backToText();
            onType(currentTarget.value);
          }}
          onKeyDown={(press) => {
            if (press.key === 'Enter') keys.follow(isBlank(typed) ? keys.active : Math.max(0, keys.active));
            else keys.walk(press);
          }}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </Field>
      <p className={text.note} role="status">
        {status}
      </p>
      {keys.field['aria-expanded'] && <SuggestionList {...keys.list} typed={typed} onPick={onPick} />}
    </div>
  );
}
