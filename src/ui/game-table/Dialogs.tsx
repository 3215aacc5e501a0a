/** Dialogs about what the reader has pressed: a clone, and a whole card. */

import { parseCardText } from '#game/cards/cardText.ts';
import { type CardNumber, printed } from '#game/engine/printedCard.ts';
import type { View } from '#game/engine/view.ts';
import { printedSide } from '#game/language/marks.ts';
import type { Wording } from '#game/play/words.ts';
import { type SeatNumber, tracks } from '#game/rules/table.ts';
import { CardPicture } from '../card-face/CardPicture.tsx';
import { CardSide } from '../card-side/CardSide.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import type { Elements } from '../elements.ts';
import { RulePopover } from '../rule-popover/RulePopover.tsx';
import { SymbolIcon } from '../symbol/SymbolIcon.tsx';
import { CardTile } from './cards/CardTile.tsx';
import { Face } from './clone/Face.tsx';
import { TrackLine } from './clone/TrackLine.tsx';
import styles from './Dialogs.module.css';
import { summaryOf } from './gameCards.ts';
import { Told } from './log/Told.tsx';
import parts from './parts.module.css';
import { RuleByName } from './RuleByName.tsx';
import type { Selection } from './useSelection.ts';

type Props = {
  readonly words: Wording;
  readonly selection: Selection;
  /** A look at thoughts waits. */
  readonly waits: boolean;
};

export function Dialogs({ words, selection, waits }: Props) {
  const { looked, examined, choose, lookAt, closeCard, closeClone } = selection;
  const { view } = words;
  const active = view.legal.flatMap((decision) => (decision.do === 'activate' ? decision.card : []));
  return (
    <>
      {examined?.look && waits && <span hidden data-waits="" />}
      {examined && !(waits && examined.look) && (
        <CloneDialog
          view={examined.view ?? view}
          seat={examined.seat}
          look={examined.look && <Told words={words} event={examined.look} />}
          active={active}
          onLook={(card) => {
            if (!active.includes(card)) return lookAt(card);
            // The dock activates it. On a phone nothing else on the screen stands for it.
            choose(card);
            closeClone();
          }}
          onClose={closeClone}
        />
      )}
      {looked !== undefined && <CardDialog card={looked} words={words} onClose={closeCard} />}
    </>
  );
}

/** Which the bar of a clone has for the number of cards in each. */
const symbols: Readonly<Record<string, string>> = { Condition: '{S}', Thoughts: '{I}', Memories: '{M}' };

type CloneProps = {
  readonly view: View;
  readonly seat: SeatNumber;
  /** Why its thoughts are shown, if the reader did not ask. */
  readonly look: Elements | undefined;
  /** States that can be activated now. */
  readonly active: readonly CardNumber[];
  readonly onLook: (card: CardNumber) => void;
  readonly onClose: () => void;
};

/** A clone with its points and its visible cards; or the thoughts that it must show. */
function CloneDialog({ view, seat, look, active, onLook, onClose }: CloneProps) {
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

type CardProps = {
  readonly card: CardNumber;
  readonly words: Wording;
  readonly onClose: () => void;
};

/** A whole card, as it is printed. */
function CardDialog({ card, words, onClose }: CardProps) {
  const summary = summaryOf(card);
  const sides = words.book.cards[printed(card)];
  if (!summary || !sides) return null;
  return (
    <Dialog title={summary.name} onClose={onClose}>
      <RulePopover className={styles.whole} opensRules>
        <CardPicture src={summary.faces.full} name={summary.name} width={744} height={1039} eager />
        <div>
          <CardSide side="desire" discipline={summary.discipline} effects={printedSide(sides.desire)} />
          {sides.fear && <CardSide side="fear" effects={printedSide(sides.fear)} />}
          <p className={styles.rules}>
            Rules: <RuleByName see="a-card" />
            {sides.fear && (
              <>
                <span>, </span>
                <RuleByName see="desire-and-fear" />
              </>
            )}
          </p>
        </div>
      </RulePopover>
    </Dialog>
  );
}
