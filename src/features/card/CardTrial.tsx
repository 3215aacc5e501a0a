/** A small game for trying one card, decision by decision. */

import { use, useState } from 'react';
import type { CardSummary } from '#game/cards/cardList.ts';
import type { Decision } from '#game/engine/legal.ts';
import type { View } from '#game/engine/view.ts';
import type { Side } from '#game/language/book.ts';
import { tryCard } from '#game/position/tryCard.ts';
import { Button } from '#ui/button/Button.tsx';
import { gameBook } from '#ui/game-table/gameCards.ts';
import { OpenGame } from '#ui/game-table/position/OpenGame.tsx';

export function CardTrial({ card }: { card: CardSummary }) {
  const book = use(gameBook.read());
  const [side, setSide] = useState<Side>('desire');
  const start = tryCard(book, card.id, side);
  if (!start) return <p>This side cannot be tried here. Choose another card to try.</p>;
  const other = side === 'desire' ? 'fear' : 'desire';
  return (
    <OpenGame key={side} start={start} suggest={({ legal, pending }) => theCard(legal, pending, card.id, side)}>
      {card.hasFear && <Button look="quiet" onClick={() => setSide(other)}>{`Try its ${other} side`}</Button>}
    </OpenGame>
  );
}

/** The decision that plays the card on this side, if it is available now. */
function theCard(legal: View['legal'], pending: View['pending'], card: number, side: Side): Decision | undefined {
  if (pending && 'ask' in pending && pending.ask === 'side') return { do: 'choose', value: side === 'fear' ? 1 : 0 };
  return legal.find((decision) => (decision.do === 'play' || decision.do === 'react') && decision.card === card);
}
