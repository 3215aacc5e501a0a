/** Settles a question at the table: a card was played, another answered; what happens? The address holds everything. */

import { useMemo } from 'react';
import { useRawSearch } from '#ui/address/address.ts';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import { NeedsScripts } from '#ui/NeedsScripts.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';
import { SuggestionRow } from '#ui/suggestions/SuggestionList.tsx';
import { cardRow } from '#ui/suggestions/suggestion.ts';
import { AnswerChoice, PlayedChoice } from './CardChoice.tsx';
import styles from './Settle.module.css';
import { hrefOf, readAsked } from './settleAddress.ts';
import { settledBefore } from './settledBefore.ts';

const Answer = lazyComponent(async () => (await import('./Answer.tsx')).Answer);

export function SettleScreen() {
  const search = useRawSearch();
  // Settling is expensive, and begins again with each new question.
  const { asked, unknown } = useMemo(() => readAsked(search), [search]);
  const { played, answers } = asked;
  const isEmpty = !played && answers.length === 0;
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <div className={text.prose}>
        <PageTitle>Settle it</PageTitle>
        {isEmpty && <p className={text.lead}>One played this, the other answered with that. What happens?</p>}
        {unknown.map((id) => (
          <p key={id} role="alert">{`No card has the number ${id}.`}</p>
        ))}
        <PlayedChoice asked={asked} />
        <AnswerChoice asked={asked} />
        {isEmpty && <SettledList />}
        <NeedsScripts>Settling it</NeedsScripts>
      </div>
      {played && answers.length > 0 && (
        <LazyPart loading={<p className={text.note}>Reading the rules …</p>}>
          <Answer asked={asked} played={played} />
        </LazyPart>
      )}
    </div>
  );
}

const none = { recent: [], saved: [] };

/** The disputes that were settled on this device: those saved, and the last ones. */
function SettledList() {
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
