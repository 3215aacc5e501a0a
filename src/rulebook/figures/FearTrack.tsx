/** The dark spaces of a track, and the side of a card that they open. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { cardHeight, Face } from './cards.tsx';
import styles from './Figure.module.css';
import { Figure } from './Figure.tsx';
import { Arrow, Label, Line, Sign, Words } from './parts.tsx';

const { afraidAt, startCorpus } = gameConstants;
const step = 16.4;
const spaces = Array.from({ length: startCorpus }, (_, index) => index + 1);
const spaceAt = (points: number) => 32 + (points - 1) * step;
const [corpus, cerebrium] = [afraidAt - 1, afraidAt + 5];

export function FearTrack() {
  return (
    <Figure
      number={8}
      title="Afraid"
      height={292}
      says={`Two tracks of ${startCorpus} spaces. Spaces 1 to ${afraidAt} are dark. The corpus of this clone stands on ${corpus}, in the dark, and its cerebrium on ${cerebrium}: it is afraid. An arrow leads from the dark spaces to the dark lower side of a card, which it may now use.`}
    >
      <Label x={spaceAt(afraidAt / 2 + 0.5)} y={16}>
        {`Afraid: ${afraidAt} or less`}
      </Label>
      <Line d={`M30 24V22H${spaceAt(afraidAt) + 14}V24`} />
      <Track y={30} token="{C}" points={corpus} tone="red" />
      <Track y={66} token="{B}" points={cerebrium} tone="blue" />
      <Face x={210} y={106} width={124} set={1} number={16} full />
      <Line tone="red" d={`M206 ${106 + cardHeight(124) * 0.66}H200V${106 + cardHeight(124) * 0.93}H206`} />
      <Arrow
        tone="red"
        d={`M80 96C80 210 120 ${106 + cardHeight(124) * 0.8} 184 ${106 + cardHeight(124) * 0.8}`}
        tip={[194, 106 + cardHeight(124) * 0.8, 0]}
      />
      <Words x={0} y={214} anchor="start" strong lines={['Not afraid:']} />
      <Words x={0} y={232} anchor="start" lines={['desire only.']} />
      <Words x={0} y={262} anchor="start" strong lines={['Afraid:']} />
      <Words x={0} y={280} anchor="start" lines={['desire or fear, as you like.']} />
    </Figure>
  );
}

function Track({ y, token, points, tone }: { y: number; token: string; points: number; tone: 'red' | 'blue' }) {
  return (
    <>
      <Sign x={12} y={y + 12} size={26} token={token} />
      {spaces.map((space) => (
        <rect
          key={space}
          className={space <= afraidAt ? styles.night : styles.pip}
          x={spaceAt(space)}
          y={y}
          width={14}
          height={24}
          rx={2}
        />
      ))}
      <rect className={styles.line} x={spaceAt(points) - 3} y={y - 3} width={20} height={30} rx={3} />
      <circle className={styles[tone]} cx={spaceAt(points) + 7} cy={y + 12} r={6} />
    </>
  );
}
