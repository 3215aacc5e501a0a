/** All seats in short, for a phone that has room for one of three or four: press one to see it whole. */

import { findSymbol } from '#domain/cards/symbol.ts';
import { isAfraid } from '#domain/table/desireAndFear.ts';
import { printPoints } from '#domain/table/points.ts';
import { SymbolIcon } from '#ui/symbol/SymbolIcon.tsx';
import { useTable } from '../tableContext.ts';
import styles from './SeatStrip.module.css';

const corpusSymbol = findSymbol('{C}');
const cerebriumSymbol = findSymbol('{B}');
const ideaSymbol = findSymbol('{I}');

type Props = { readonly shownSeat: number; readonly onChoose: (seat: number) => void };

export function SeatStrip({ shownSeat, onChoose }: Props) {
  const { table } = useTable();
  return (
    <ul className={styles.strip} aria-label="Clones">
      {table.clones.map((clone, seat) => (
        <li key={clone.name}>
          <button
            type="button"
            className={styles.clone}
            aria-pressed={seat === shownSeat}
            data-afraid={isAfraid(clone, table.modules) || undefined}
            onClick={() => onChoose(seat)}
          >
            <span className={styles.name}>{clone.name}</span>
            {clone.alive ? (
              <span className={styles.numbers}>
                {corpusSymbol && <SymbolIcon symbol={corpusSymbol} />} {printPoints(clone.corpus.real)}{' '}
                {cerebriumSymbol && <SymbolIcon symbol={cerebriumSymbol} />} {printPoints(clone.cerebrium.real)}{' '}
                {ideaSymbol && <SymbolIcon symbol={ideaSymbol} />} {clone.thoughts}
              </span>
            ) : (
              <span className={styles.numbers}>Dead</span>
            )}
            <span className={styles.note}>
              {sayState(clone.alive && seat === table.active, isAfraid(clone, table.modules))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const sayState = (isActive: boolean, afraid: boolean) =>
  [isActive && 'To act', afraid && 'Afraid'].filter(Boolean).join(', ');
