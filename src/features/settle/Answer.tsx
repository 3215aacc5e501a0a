/** The answer to a dispute: one sentence, then what happens step by step, each with its rule. */

import { use, useMemo, useState } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import { glossary } from '#game/glossary/glossary.ts';
import { type PrintedTexts, wordsAt } from '#game/play/words.ts';
import type { Position } from '#game/position/position.ts';
import { type Settled, settle } from '#game/settle/settle.ts';
import type { SettledStep } from '#game/settle/steps.ts';
import { ActionButton } from '#ui/action-button/ActionButton.tsx';
import { shareLink } from '#ui/action-button/sharing.ts';
import { Button } from '#ui/button/Button.tsx';
import { CardThumbnail } from '#ui/card-face/CardPicture.tsx';
import { gameCards } from '#ui/game-table/gameCards.ts';
import { OpenGame } from '#ui/game-table/OpenGame.tsx';
import { RuleByName } from '#ui/game-table/RuleByName.tsx';
import { RuleText } from '#ui/prose/RuleText.tsx';
import text from '#ui/styles/text.module.css';
import { RichText } from '#ui/symbol/RichText.tsx';
import { Changes } from './Changes.tsx';
import styles from './Settle.module.css';
import { type Asked, hrefOf } from './settleAddress.ts';

type Props = { readonly asked: Asked; readonly played: CardSummary; readonly answer: CardSummary };

export function Answer({ asked, played, answer }: Props) {
  const { book, texts } = use(gameCards.read());
  const { corpus, cerebrium, clones, playedSide, answerSide } = asked;
  const settled = useMemo(
    () => settle(book, { played: played.id, answer: answer.id, corpus, cerebrium, clones, playedSide, answerSide }),
    [book, played, answer, corpus, cerebrium, clones, playedSide, answerSide],
  );
  const share = () => shareLink(`${played.name}, then ${answer.name}`, new URL(hrefOf(asked), document.baseURI).href);
  return (
    <div className={styles.answer}>
      <Verdict settled={settled} />
      <div className={styles.faces}>
        <CardThumbnail card={played} eager />
        <CardThumbnail card={answer} eager />
      </div>
      {settled.steps.length > 0 && <Steps steps={settled.steps} texts={texts} />}
      <Changes asked={asked} />
      {settled.window && <PlayOut key={hrefOf(asked)} start={settled.window} />}
      <p>
        <ActionButton icon="share" action={share}>
          Share this answer
        </ActionButton>
      </p>
    </div>
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

function Steps({ steps, texts }: { readonly steps: readonly SettledStep[]; readonly texts: PrintedTexts }) {
  return (
    <section className={text.prose} aria-labelledby="settled-steps">
      <h2 id="settled-steps" className={text.label}>
        Step by step
      </h2>
      <ol>
        {steps.map(({ event: { id, words, see }, sentence, term }) => (
          <li key={id}>
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
                <RuleText text={glossary[term].definition} /> <RuleByName see={see} />
              </p>
            </blockquote>
          </li>
        ))}
      </ol>
    </section>
  );
}

function PlayOut({ start }: { readonly start: Position }) {
  const [open, setOpen] = useState(false);
  if (open) return <OpenGame start={start} />;
  return (
    <p>
      <Button onClick={() => setOpen(true)}>Play it out</Button>
    </p>
  );
}
