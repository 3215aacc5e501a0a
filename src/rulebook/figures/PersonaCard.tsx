/** A persona card and its parts. */

import { personas } from '#game/generated/personas.ts';
import styles from './Figure.module.css';
import { Figure } from './Figure.tsx';
import { Callout, Head, Label, Line, Sign, Words } from './parts.tsx';

/** The x at which pointers meet the card. */
const cardEdge = 58;

export function PersonaCard() {
  const persona = personas[0];
  if (!persona) return null;
  const { name, faction, start } = persona;
  return (
    <Figure
      number={15}
      title="A persona card: 1 name, 2 faction, 3 starting numbers, 4 desire, 5 fear"
      height={372}
      says={`The card of ${name}: her name and faction above, two heads back to back, the starting numbers ${start.corpus} corpus, ${start.cerebrium} cerebrium and ${start.ideas} idea, then the desire, and below it the fear in the dark box.`}
    >
      <g data-theme="paper">
        <rect className={styles.red} x={cardEdge - 2} y={4} width={250} height={362} rx={12} />
        <rect className={styles.blue} x={cardEdge + 2} y={8} width={250} height={362} rx={12} />
        <rect className={styles.raised} x={cardEdge} y={6} width={250} height={362} rx={12} />
        <rect className={styles.line} x={cardEdge} y={6} width={250} height={362} rx={12} />
        <text className={styles.numeral} x={74} y={38}>
          {name}
        </text>
        <Label x={74} y={60} anchor="start">
          {faction}
        </Label>
        <g data-set="2">
          <rect className={styles.spot} x={72} y={70} width={222} height={112} />
        </g>
        <Head x={150} y={182} size={102} tone="blue" mirrored />
        <Head x={214} y={182} size={102} tone="red" />
        <rect className={styles.line} x={72} y={70} width={222} height={112} />
        <Sign x={88} y={204} size={28} token="{C}" />
        <Words x={106} y={209} anchor="start" strong lines={[String(start.corpus)]} />
        <Sign x={160} y={204} size={28} token="{B}" />
        <Words x={180} y={209} anchor="start" strong lines={[String(start.cerebrium)]} />
        <Sign x={234} y={204} size={28} token="{I}" />
        <Words x={252} y={209} anchor="start" strong lines={[String(start.ideas)]} />
        <Line d="M72 226H294" />
        <Label x={74} y={246} anchor="start">
          Desire
        </Label>
        <Words x={74} y={266} anchor="start" lines={['Works while its clone', 'is not afraid.']} />
        <path className={styles.night} d={`M66 306${'l9.75-8 9.75 8'.repeat(12)}V360H66Z`} />
        <text className={`${styles.label} ${styles.onNight}`} x={76} y={328}>
          Fear
        </text>
        <text className={`${styles.words} ${styles.onNight}`} x={76} y={348}>
          Works while its clone is afraid.
        </text>
      </g>
      <Pointer number={1} y={30} />
      <Pointer number={2} y={62} />
      <Pointer number={3} y={204} />
      <Pointer number={4} y={256} />
      <Pointer number={5} y={332} />
    </Figure>
  );
}

function Pointer({ number, y }: { number: number; y: number }) {
  return (
    <>
      <Line d={`M30 ${y}H${cardEdge}`} />
      <Callout x={18} y={y}>
        {number}
      </Callout>
    </>
  );
}
