/** The stem, at the bottom of a head. */

import { headBox, headPath } from '#site/brand/head.ts';
import { TopOfFace } from './cards.tsx';
import styles from './Figure.module.css';
import { Figure } from './Figure.tsx';
import { Arrow, Callout, Label, Words } from './parts.tsx';

const scale = 1.42;
const plate = (dx: number) => `translate(${20 + dx} ${6 + dx}) scale(${scale})`;

export function StemInSkull() {
  return (
    <Figure
      number={12}
      title="The stem"
      height={headBox.height * scale + 10}
      says="A head in section. At its base, cards lie in a pile: an attack at the bottom and two reactions above it. New items go on top, and the item on top resolves first."
    >
      <path className={styles.blue} d={headPath} transform={plate(5)} />
      <path className={styles.red} d={headPath} transform={plate(-3)} />
      <path className={styles.sunken} d={headPath} transform={plate(1)} />
      <path className={styles.line} d={headPath} transform={plate(1)} />
      <Item x={92} y={284} number={3} card={{ set: 1, number: 2 }} />
      <Item x={92} y={204} number={2} card={{ set: 2, number: 10 }} />
      <Item x={92} y={124} number={1} card={{ set: 1, number: 9 }} />
      <Arrow tone="red" d="M122 66C116 80 116 92 120 104" tip={[124, 114, 72]} />
      <Label x={126} y={58}>
        In
      </Label>
      <Arrow tone="blue" d="M170 108C190 60 238 44 312 50" tip={[324, 52, 10]} />
      <Label x={342} y={58}>
        Out
      </Label>
      <Words x={206} y={166} anchor="start" strong lines={['Last in,', 'first out.']} />
      <Words x={206} y={246} anchor="start" lines={['What came', 'first goes', 'last.']} />
    </Figure>
  );
}

type ItemProps = { x: number; y: number; number: number; card: { readonly set: number; readonly number: number } };

function Item({ x, y, number, card }: ItemProps) {
  return (
    <>
      <TopOfFace x={x} y={y} width={98} {...card} />
      <Callout x={x - 4} y={y + 36}>
        {number}
      </Callout>
    </>
  );
}
