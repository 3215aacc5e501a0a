/** Settles a question at the table: a card was played, another answered; what happens? The address holds everything. */

import { useRawSearch } from '#ui/address/address.ts';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { CardChoice } from './CardChoice.tsx';
import styles from './Settle.module.css';
import { readAsked } from './settleAddress.ts';

const Answer = lazyComponent(async () => (await import('./Answer.tsx')).Answer);

export function SettleScreen() {
  const { asked, unknown } = readAsked(useRawSearch());
  const { played, answer } = asked;
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <div className={text.prose}>
        <PageTitle>Settle it</PageTitle>
        {!played && !answer && (
          <p className={text.lead}>One played this, the other answered with that. What happens?</p>
        )}
        {unknown.map((id) => (
          <p key={id} role="alert">{`No card has the number ${id}.`}</p>
        ))}
        <CardChoice asked={asked} which="played" />
        <CardChoice asked={asked} which="answer" />
        <noscript>
          <p className={text.note}>Settling it needs JavaScript.</p>
        </noscript>
      </div>
      {played && answer && (
        <LazyPart loading={<p className={text.note}>Reading the rules …</p>}>
          <Answer asked={asked} played={played} answer={answer} />
        </LazyPart>
      )}
    </div>
  );
}
