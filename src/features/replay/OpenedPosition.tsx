/** The position in the address, or why it cannot be opened. A whole game is replayed; a laid table is played on at. */

import { use, useState } from 'react';
import { counted } from '#game/plural.ts';
import { openPosition } from '#game/position/openPosition.ts';
import { routes } from '#site/routes.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { gameBook } from '#ui/game-table/gameCards.ts';
import { momentIn } from '#ui/game-table/position/momentAddress.ts';
import { OpenGame } from '#ui/game-table/position/OpenGame.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { Replay } from './Replay.tsx';
import { ReviewScreen } from './ReviewScreen.tsx';

type Props = {
  readonly code: string;
  /** Of the address. */
  readonly query: string;
};

export function OpenedPosition({ code, query }: Props) {
  const book = use(gameBook.read());
  const [opened] = useState(() => openPosition(book, code));
  if ('fault' in opened)
    return (
      <div className={layout.wrap}>
        <div className={layout.pageHead}>
          <PageTitle>A moment of a game</PageTitle>
          <p role="alert">{opened.fault}</p>
          <p>
            <ButtonLink href={routes.play.href()}>Play</ButtonLink>
          </p>
        </div>
      </div>
    );
  const { position, isOlder, leftOut } = opened;
  const note = isOlder
    ? `This position is from another edition of the card texts, so the same decisions may lead elsewhere.${
        leftOut > 0 ? ` The last ${counted(leftOut, 'decision')} cannot be made any more.` : ''
      }`
    : undefined;
  if ('setup' in position.start) {
    const { setup } = position.start;
    const moment = momentIn(query, setup);
    const game = { book, position, setup, code, moment };
    if (moment.show === 'review' && position.state.outcome && !isOlder) return <ReviewScreen {...game} />;
    return <Replay {...game} note={note} />;
  }
  return (
    <div className={layout.wrap}>
      <div className={layout.pageHead}>
        <PageTitle>A moment of a game</PageTitle>
        {note && <p role="status">{note}</p>}
        <p className={text.note}>This is a copy: you decide for everybody, and nothing is saved.</p>
      </div>
      <OpenGame start={position} />
    </div>
  );
}
