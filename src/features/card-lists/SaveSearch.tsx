/** Form that saves a search under a name, and renames, pins or removes a saved one. */

import { type SubmitEvent, useState } from 'react';
import { cardSets } from '#search/catalogue.ts';
import { printQuery } from '#search/query/querySyntax.ts';
import { toSearchParams } from '#search/query/searchParams.ts';
import type { SearchQuery } from '#search/query/searchQuery.ts';
import { tidyText } from '#search/text/searchText.ts';
import {
  longestSearchName,
  mostSavedSearches,
  type SaveResult,
  savedSearches,
} from '#storage/searches/savedSearches.ts';
import { Button } from '#ui/button/Button.tsx';
import { Choice, Field } from '#ui/field/Field.tsx';
import { TextInput } from '#ui/field/TextInput.tsx';
import { useStore } from '#ui/subscriptions.ts';
import { useOnePress } from '#ui/useOnePress.ts';
import styles from './SaveSearch.module.css';

const messages: Readonly<Record<SaveResult, string>> = {
  kept: 'Saved. Find it in the search box.',
  refused: 'This device cannot store the search. It lasts until you close the page.',
  'too many': `${mostSavedSearches} searches are saved already. Remove one of them first.`,
};

/** Reads the saved searches first, because they are the initial values of the form. */
export async function loadSaveSearch() {
  await savedSearches.recall();
  return SaveSearch;
}

function SaveSearch({ query }: { readonly query: SearchQuery }) {
  const search = toSearchParams(query);
  const saved = useStore(savedSearches.searches).find((one) => one.search === search);
  const [said, setSaid] = useState('');
  const onePress = useOnePress();

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const name = tidyText(String(fields.get('name')), longestSearchName);
    if (name === '') return setSaid('Give it a name first.');
    const isPinned = fields.has('pinned');
    void onePress(async () => {
      setSaid('Saving …');
      setSaid(messages[await savedSearches.save({ name, search, isPinned })]);
    });
  }

  async function remove() {
    const kept = await savedSearches.remove(search);
    setSaid(kept === 'kept' ? 'Removed from the saved searches.' : 'This device could not remove it.');
  }

  return (
    <form className={styles.form} onSubmit={save}>
      <Field label="Name">
        <TextInput
          name="name"
          required
          maxLength={longestSearchName}
          defaultValue={saved?.name ?? printQuery(query, cardSets).slice(0, longestSearchName)}
        />
      </Field>
      <Choice type="checkbox" name="pinned" defaultChecked={saved?.isPinned}>
        Keep it at the top
      </Choice>
      <div className={styles.buttons}>
        <Button type="submit">{saved ? 'Save the changes' : 'Save'}</Button>
        {saved && <Button onClick={() => void onePress(remove)}>Remove</Button>}
      </div>
      <p role="status">{said}</p>
    </form>
  );
}
