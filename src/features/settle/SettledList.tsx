/** The disputes that were settled on this device: those saved, and the last ones. */

import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';
import { SuggestionRow } from '#ui/suggestions/SuggestionList.tsx';
import { cardRow } from '#ui/suggestions/suggestion.ts';
import { hrefOf, readAsked } from './settleAddress.ts';
import { settledBefore } from './settledBefore.ts';

const none = { recent: [], saved: [] };

export function SettledList() {
  const { recent, saved } = useStore(settledBefore, () => none);
  return (
    <>
      <Rows title="Saved" queries={saved} />
      <Rows title="Settled before" queries={recent.filter((query) => !saved.includes(query))} />
    </>
  );
}

function Rows({ title, queries }: { readonly title: string; readonly queries: readonly string[] }) {
  const rows = queries.flatMap((query) => {
    const { asked } = readAsked(query);
    const [answer, ...more] = asked.answers;
    if (!asked.played || !answer) return [];
    const note = [answer, ...more].map(({ name }) => name).join(', ');
    return [{ ...cardRow(asked.played), href: hrefOf(asked), note, kind: '' }];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={text.label}>{title}</h2>
      {rows.map((row) => (
        <SuggestionRow key={row.href} row={row} typed="" />
      ))}
    </section>
  );
}
