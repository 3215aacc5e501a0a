/** The answer to a dispute: one sentence, then what happens step by step, each with its rule. */

import { use, useEffect, useMemo, useState } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import { listed } from '#game/plural.ts';
import type { Position } from '#game/position/position.ts';
import { type Settled, settle } from '#game/settle/settle.ts';
import { ActionButton } from '#ui/action-button/ActionButton.tsx';
import { shareLink } from '#ui/action-button/sharing.ts';
import { Button } from '#ui/button/Button.tsx';
import { CardThumbnail } from '#ui/card-face/CardPicture.tsx';
import { gameBook } from '#ui/game-table/gameCards.ts';
import { OpenGame } from '#ui/game-table/position/OpenGame.tsx';
import { RuleSteps } from '#ui/rule-steps/RuleSteps.tsx';
import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';
import { Changes } from './Changes.tsx';
import styles from './Settle.module.css';
import { type Asked, hrefOf } from './settleAddress.ts';
import { keepSettled, noteSettled, settledBefore } from './settledBefore.ts';

type Props = { readonly asked: Asked; readonly played: CardSummary };

export function Answer({ asked, played }: Props) {
  const book = use(gameBook.read());
  const href = hrefOf(asked);
  const settled = useMemo(
    () => settle(book, { ...asked, played: played.id, answers: asked.answers.map(({ id }) => id) }),
    [book, asked, played],
  );
  const title = `${played.name}, then ${listed(asked.answers.map(({ name }) => name))}`;
  const query = href.split('?')[1] ?? '';
  useEffect(() => noteSettled(query), [query]);
  return (
    <div className={styles.answer}>
      <Verdict settled={settled} />
      <div className={styles.faces} data-stopped={isStopped(settled) || undefined}>
        {[played, ...asked.answers].map((card) => (
          <CardThumbnail key={card.id} card={card} eager />
        ))}
      </div>
      {settled.steps.length > 0 && (
        <section className={text.prose} aria-labelledby="settled-steps">
          <h2 id="settled-steps" className={text.label}>
            Step by step
          </h2>
          <RuleSteps steps={settled.steps} />
        </section>
      )}
      <Changes asked={asked} />
      {settled.window && <PlayOut key={href} start={settled.window} />}
      <div className={styles.tools}>
        <ActionButton icon="share" action={() => shareLink(title, new URL(href, document.baseURI).href)}>
          Share this answer
        </ActionButton>
        <KeepButton query={query} />
      </div>
    </div>
  );
}

/** Whether the answer takes the card that was played off the stem. */
const isStopped = ({ verdict, steps }: Settled): boolean =>
  verdict === 'Yes.' && steps.some(({ term }) => term === 'cancel');

function KeepButton({ query }: { readonly query: string }) {
  const isKept = useStore(settledBefore).saved.includes(query);
  return (
    <Button onClick={() => keepSettled(query, !isKept)}>{isKept ? 'Remove from saved' : 'Save this answer'}</Button>
  );
}

const Verdict = ({ settled: { verdict, sentence, notes } }: { readonly settled: Settled }) => (
  <div className={styles.verdict} data-ground="night" role="status">
    <h2>
      <em>{verdict}</em> <span>{sentence}</span>
    </h2>
    {notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
  </div>
);

function PlayOut({ start }: { readonly start: Position }) {
  const [open, setOpen] = useState(false);
  if (open) return <OpenGame start={start} />;
  return (
    <p>
      <Button onClick={() => setOpen(true)}>Play it out</Button>
    </p>
  );
}
