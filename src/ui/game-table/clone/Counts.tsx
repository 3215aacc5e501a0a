/** The ticks and cards of a clone as tokens: ticks as a row, cards as numbers. */

import type { SeatView } from '#game/engine/view.ts';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { counted } from '#game/plural.ts';
import { RichText } from '../../symbol/RichText.tsx';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import styles from './Counts.module.css';

const { ticksPerTurn } = gameConstants;
/** More ticks than this are shown as a number. */
const mostShown = 4;

/** The remaining ticks, and empty places for the spent ones. */
export const Ticks = ({ ticks }: { readonly ticks: number }) => (
  <span className={styles.ticks} role="img" aria-label={counted(ticks, 'tick')}>
    {ticks > mostShown ? (
      <TokenCount token="{T}" count={ticks} />
    ) : (
      Array.from({ length: Math.max(ticksPerTurn, ticks) }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ticks are interchangeable
        <i key={place}>{place < ticks && <RichText text="{T}" />}</i>
      ))
    )}
  </span>
);

type Props = { readonly clone: SeatView; readonly onExamine: () => void };

/** The number of cards of a clone; a press shows the visible ones. */
export const CardCounts = ({ clone: { condition, thoughts, memories }, onExamine }: Props) => (
  <button type="button" className={styles.cards} onClick={onExamine}>
    <Count token="{S}" count={condition.length} one="state" />
    <Count token="{I}" count={thoughts.length} one="thought" />
    <Count token="{M}" count={memories.length} one="memory" many="memories" />
    <VisuallyHidden>: look at them</VisuallyHidden>
  </button>
);

type CountProps = { readonly token: string; readonly count: number; readonly one: string; readonly many?: string };

const Count = ({ token, count, one, many }: CountProps) => (
  <span role="img" aria-label={counted(count, one, many)}>
    <TokenCount token={token} count={count} />
  </span>
);

const TokenCount = ({ token, count }: Pick<CountProps, 'token' | 'count'>) => (
  <b className={styles.count}>
    <RichText text={token} />
    <span>{count}</span>
  </b>
);
