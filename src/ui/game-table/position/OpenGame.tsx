/** A game with open cards in which one user decides for all seats: for trying a card and for worked examples. */

import { use, useState } from 'react';
import type { Decision } from '#game/engine/legal.ts';
import { type View, viewFor } from '#game/engine/view.ts';
import { whyNot } from '#game/engine/whyNot.ts';
import type { Book } from '#game/language/book.ts';
import { type Automatic, decideAndPass, type Position } from '#game/position/position.ts';
import { isRefusal } from '#game/rules/refusal.ts';
import { ActionButton } from '../../action-button/ActionButton.tsx';
import { Button } from '../../button/Button.tsx';
import type { Elements } from '../../elements.ts';
import { Icon } from '../../icon/Icon.tsx';
import { GameTable } from '../GameTable.tsx';
import { gameBook } from '../gameCards.ts';
import { sharePosition } from './positionLink.ts';

type Props = {
  readonly start: Position;
  readonly automatic?: Automatic;
  /** Returns the recommended decision in a position, after these decisions. */
  readonly suggest?: (view: View, decisions: readonly Decision[]) => Decision | undefined;
  /** Further tools. */
  readonly children?: Elements;
};

export function OpenGame({ start, automatic, suggest, children }: Props) {
  const book = use(gameBook.read());
  const { position, decide, undo, restart } = useGame(book, start);
  const { state, events, decisions } = position;
  const view = viewFor(book, state, state.pending?.seat ?? 0);
  return (
    <GameTable
      words={{ book, view }}
      events={events}
      onDecide={(...decisions) => decide(decisions, automatic)}
      whyNot={(decision) => whyNot({ book, state }, decision)}
      suggested={suggest?.(view, decisions)}
      tools={
        <>
          <Button look="quiet" disabled={decisions.length === 0} onClick={undo}>
            <Icon name="undo" />
            Undo
          </Button>
          <Button look="quiet" disabled={decisions.length === 0} onClick={restart}>
            Start again
          </Button>
          <ActionButton icon="link" action={() => sharePosition(book, position)}>
            Link to this moment
          </ActionButton>
          {children}
        </>
      }
    />
  );
}

/** State of a game that is played in this tab: its positions, from the first to the current one. */
function useGame(book: Book, first: Position) {
  const [past, setPast] = useState<readonly Position[]>([first]);
  const position = past.at(-1) ?? first;
  return {
    position,
    /** Makes decisions in one step. Stops at the first that is not legal. */
    decide(decisions: readonly Decision[], automatic?: Automatic) {
      const last = decisions.reduce((before, decision) => {
        const next = decideAndPass(book, before, decision, automatic);
        return isRefusal(next) ? before : next;
      }, position);
      if (last !== position) setPast([...past, last]);
    },
    undo: () => setPast(past.length > 1 ? past.slice(0, -1) : past),
    restart: () => setPast([first]),
  };
}
