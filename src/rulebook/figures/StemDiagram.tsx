/** The stem of a worked example, top item first: each item with its clone and its outcome. */

import { TopOfFace } from './cards.tsx';
import styles from './Figure.module.css';
import { Figure } from './Figure.tsx';
import { Clone, type CloneName, Label, Line, Sign, Words } from './parts.tsx';

export type StemItem = {
  readonly by: CloneName;
  readonly name: string;
  /** Absent for a take, which shows its cost instead. */
  readonly card?: { readonly set: number; readonly number: number };
  /** The effect when it resolves, in lines of about thirty letters. */
  readonly outcome: readonly string[];
};

type Props = {
  readonly number: number;
  readonly title: string;
  readonly says: string;
  /** In the order in which they resolve. */
  readonly items: readonly StemItem[];
  /** The final result. */
  readonly result: readonly string[];
};

const row = 100;

export function StemDiagram({ number, title, says, items, result }: Props) {
  const foot = items.length * row + 26;
  return (
    <Figure number={number} title={title} says={says} height={foot + 14 + result.length * 18}>
      <Label x={24} y={16} anchor="start">
        Top of the stem
      </Label>
      <Line tone="red" d={`M6 8V${foot - 8}`} />
      <Line tone="blue" d={`M10 10V${foot - 6}`} />
      {items.map(({ by, name, card, outcome }, index) => {
        const y = 26 + index * row;
        return (
          <g key={name}>
            {card ? (
              <TopOfFace x={24} y={y} width={112} {...card} />
            ) : (
              <>
                <rect className={styles.raised} x={24} y={y} width={112} height={84} rx={3} />
                <rect className={styles.line} x={24} y={y} width={112} height={84} rx={3} />
                <Sign x={80} y={y + 42} size={46} token="{T1}" />
              </>
            )}
            <Clone x={158} y={y + 14} name={by} />
            <Words x={176} y={y + 19} anchor="start" strong lines={[name]} />
            <Words x={148} y={y + 44} anchor="start" lines={outcome} />
          </g>
        );
      })}
      <Line d={`M0 ${foot - 6}H360`} />
      <Words x={24} y={foot + 14} anchor="start" strong lines={result} />
    </Figure>
  );
}
