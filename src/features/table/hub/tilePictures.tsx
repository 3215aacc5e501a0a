/** Pictures of the tiles, which only repeat their words. */

import { findSymbol } from '#game/cards/symbol.ts';
import { sayDay } from '#game/grudge/days.ts';
import { findCard } from '#search/catalogue.ts';
import { DecorativeImage } from '#ui/DecorativeImage.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Poster } from '#ui/poster/Poster.tsx';
import { Rays } from '#ui/poster/patterns.tsx';
import { SymbolIcon } from '#ui/symbol/SymbolIcon.tsx';
import { useToday } from '#ui/useToday.ts';
import styles from './tilePictures.module.css';

const corpus = findSymbol('{C}');
const cerebrium = findSymbol('{B}');

/** A number that frightens, and one that does not. */
export const TwoCounts = () => (
  <span className={styles.counts}>
    <span className={styles.low} data-ground="night">
      <span>8</span> {corpus && <SymbolIcon symbol={corpus} silent />}
    </span>
    <span className={styles.high}>
      {cerebrium && <SymbolIcon symbol={cerebrium} silent />} <span>12</span>
    </span>
  </span>
);

/** The points of a clone before and after. */
export function LastPoints() {
  const today = useToday();
  return (
    <span className={styles.points}>
      <span>14</span> <Icon name="chevron-right" /> <span>0</span>
      {today && <span className={styles.date}>{sayDay(today)}</span>}
    </span>
  );
}

/** A card of the guided game, as printed and as a frightened clone holds it. */
export const TurnedCards = () => <TwoCards numbers={[5, 5]} isTurned />;

/** An attack, and what answers it. */
export const TwoFaces = () => <TwoCards numbers={[4, 10]} />;

/** Two cards of the first set. */
function TwoCards({ numbers, isTurned }: { readonly numbers: readonly [number, number]; readonly isTurned?: true }) {
  return (
    <span className={styles.cards} data-turned={isTurned}>
      <Poster set={1} width={480} height={300}>
        <Rays x={240} y={110} />
      </Poster>
      <span className={styles.pair}>
        {numbers.map((number, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two never change places
          <DecorativeImage key={place} className={styles.card} src={findCard(1, number)?.faces.thumb ?? ''} />
        ))}
      </span>
    </span>
  );
}
