/** Shown below the decisions: the reason for the app's last decision, and the end of the game. */

import { noChoice } from '#game/bot/reason.ts';
import type { GameEvent } from '#game/engine/event.ts';
import { sayScore } from '#game/play/grudge.ts';
import { namesOf, tell, type Wording } from '#game/play/words.ts';
import { counted } from '#game/plural.ts';
import { NamedText } from '#ui/named-text/NamedText.tsx';
import text from '#ui/styles/text.module.css';
import { Ending, NextGame } from './Ending.tsx';
import type { PlayState } from './playState.ts';

type Props = { readonly playing: PlayState; readonly words: Wording; readonly events: readonly GameEvent[] };

export function BesideDecisions({ playing: { game, position, reasons, thinking }, words, events }: Props) {
  const { book, view } = words;
  const reason = [...reasons.values()].filter(({ sentence }) => sentence !== noChoice).at(-1);
  const explained = reason && thinking === undefined && !view.outcome ? events[reason.event] : undefined;
  return (
    <>
      {view.outcome && <NextGame book={book} game={game} winners={view.outcome.winners} />}
      {view.outcome && <Ending words={words} events={position.events} />}
      {explained && (
        <p className={text.note}>
          <NamedText text={`${tell(words, explained)} Why: ${reason?.sentence}`} names={namesOf(view)} />
        </p>
      )}
      {game.grudge && !view.outcome && <p className={text.note}>{`Grudge Match: ${sayScore(game.grudge, game)}`}</p>}
      {game.takeBacks > 0 && <p className={text.note}>{`${counted(game.takeBacks, 'decision')} taken back`}</p>}
    </>
  );
}
