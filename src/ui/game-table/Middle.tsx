/** The area between the clones: headspace, and the stem while it has items. */

import { paragraphsOf } from '#game/cards/cardText.ts';
import { type CardNumber, printed } from '#game/engine/printedCard.ts';
import { chosenClone, type Item, type ItemKind } from '#game/engine/state.ts';
import type { Wording } from '#game/play/words.ts';
import { counted } from '#game/plural.ts';
import { RichText } from '../symbol/RichText.tsx';
import { CardTile } from './CardTile.tsx';
import { summaryOf } from './gameCards.ts';
import styles from './Middle.module.css';
import parts from './parts.module.css';

type Props = { readonly words: Wording; readonly onLook: (card: CardNumber) => void };

/** Shortcuts for the slots of headspace, from the left. */
const placeKeys = 'QWER';

export function Middle({ words, onLook }: Props) {
  const { headspace, head, stem, current, draft } = words.view;
  const items = [...stem, ...(current && !stem.includes(current.item) ? [current.item] : [])];
  const announced = draft && !items.some(({ id }) => id === draft.item.id) ? [...items, draft.item] : items;
  return (
    <div className={styles.middle}>
      <section className={styles.headspace} data-headspace="" aria-label="Headspace">
        <header className={parts.head}>
          <span className={parts.label}>Headspace</span>
          <small>{`${counted(head.length, 'idea')} left in the head`}</small>
        </header>
        <ul className={styles.four}>
          {headspace.map((slot, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: slots of headspace never change places
            <li key={place}>
              {slot?.card ? (
                <CardTile key={slot.card} card={slot.card} look="tile" shortcut={placeKeys[place]} onLook={onLook} />
              ) : (
                <span className={styles.empty}>{slot ? 'face down' : 'empty'}</span>
              )}
            </li>
          ))}
        </ul>
      </section>
      {announced.length > 0 && (
        <section className={styles.stem} data-stem="" data-ground="night" aria-label="On the stem">
          <header className={parts.head}>
            <span className={parts.label}>On the stem</span>
            <small>{counted(announced.length, 'item')}</small>
          </header>
          <ol reversed>
            {[...announced].reverse().map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the newest item is shown where the previous one was
              <li key={place}>
                <StemItem key={item.id} words={words} item={item} onLook={onLook} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

const by: Readonly<Record<ItemKind, string>> = {
  take: 'Will be taken by',
  attack: 'Played by',
  state: 'Played by',
  reaction: 'Reaction by',
  activated: 'Activated by',
  triggered: 'Triggered for',
};

function StemItem({ words: { texts, view }, item, onLook }: Props & { readonly item: Item }) {
  const { name = '' } = view.seats[item.controller] ?? {};
  const chosen = chosenClone(item);
  const at = chosen === undefined ? undefined : view.seats[chosen]?.name;
  const text = texts.get(printed(item.card));
  const effects = (item.side === 'fear' && text?.fearEffects) || text?.effects;
  return (
    <>
      {summaryOf(item.card) && <CardTile card={item.card} look="chip" onLook={onLook} />}
      <p>
        {item.kind !== 'take' &&
          effects &&
          paragraphsOf(effects).map((paragraph) => <RichText key={paragraph} text={`${paragraph} `} />)}
        <small>
          <span>{by[item.kind]}</span> <bdi>{name === 'You' ? 'you' : name}</bdi>
          {at && (
            <span>
              , at <bdi>{at === 'You' ? 'you' : at}</bdi>
            </span>
          )}
          {item.side === 'fear' && <span>, fear side</span>}
        </small>
      </p>
    </>
  );
}
