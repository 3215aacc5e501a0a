/** A clone with its points and its visible cards; or the thoughts that it must show. */

import { parseCardText } from '#game/cards/cardText.ts';
import type { CardNumber } from '#game/engine/printedCard.ts';
import type { View } from '#game/engine/view.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { tracks } from '#game/rules/table.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import type { Elements } from '../elements.ts';
import { SymbolIcon } from '../symbol/SymbolIcon.tsx';
import styles from './CardDialog.module.css';
import { CardTile } from './cards/CardTile.tsx';
import { Face } from './clone/Face.tsx';
import { TrackLine } from './clone/TrackLine.tsx';
import parts from './parts.module.css';

type Props = {
  readonly view: View;
  readonly seat: SeatNumber;
  /** Why its thoughts are shown, if the reader did not ask. */
  readonly look?: Elements | undefined;
  /** States that can be activated now. */
  readonly active: readonly CardNumber[];
  readonly onLook: (card: CardNumber) => void;
  readonly onClose: () => void;
};

/** Which the bar of a clone has for the number of cards in each. */
const symbols: Readonly<Record<string, string>> = { Condition: '{S}', Thoughts: '{I}', Memories: '{M}' };

export function CloneDialog({ view, seat, look, active, onLook, onClose }: Props) {
  const clone = view.seats[seat];
  if (!clone) return null;
  const { name, alive, condition, thoughts, memories } = clone;
  const seen = thoughts.filter((card) => card !== null);
  const hidden = thoughts.length - seen.length;
  const lists = look
    ? { Thoughts: seen }
    : { Condition: condition.map(({ card }) => card), Thoughts: seen, Memories: memories };
  return (
    <Dialog title={name} names={[name]} onClose={onClose}>
      {look ? (
        <p>{look}</p>
      ) : (
        <div className={styles.clone}>
          <Face view={view} seat={seat} gold={!alive} />
          {tracks.map((track) => (
            <div key={track}>
              <p className={parts.label} aria-hidden="true">
                {clone[track].transient > 0 ? `${track} and ${clone[track].transient} transient` : track}
              </p>
              <TrackLine track={track} points={clone[track]} />
            </div>
          ))}
        </div>
      )}
      {Object.entries(lists).map(([title, cards]) => (
        <section key={title}>
          <h3>
            {parseCardText(symbols[title] ?? '').map(
              (symbol) => typeof symbol !== 'string' && <SymbolIcon key={symbol.token} symbol={symbol} silent />,
            )}{' '}
            <span>{title}</span>
          </h3>
          <ul className={styles.cards}>
            {cards.map((card) => (
              <li key={card}>
                <CardTile
                  card={card}
                  look="chip"
                  note={active.includes(card) ? 'can be activated' : undefined}
                  onPress={onLook}
                />
              </li>
            ))}
          </ul>
          {title === 'Thoughts' && hidden > 0 && <p>{`${hidden} that you have not seen.`}</p>}
          {cards.length === 0 && !(title === 'Thoughts' && hidden > 0) && <p>None.</p>}
        </section>
      ))}
    </Dialog>
  );
}
