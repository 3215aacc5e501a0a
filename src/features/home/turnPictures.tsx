/** The four pictures of a turn. They add nothing to the text below them, so they are hidden from screen readers. */

import type { FigureGlyph } from '#game/cards/glyphNames.ts';
import { shownCards } from '#game/generated/shownCards.ts';
import { findCard } from '#search/catalogue.ts';
import { DecorativeImage } from '#ui/DecorativeImage.tsx';
import { Figure } from '#ui/poster/figures.tsx';
import inks from '#ui/poster/inks.module.css';
import { Poster } from '#ui/poster/Poster.tsx';
import { Rays } from '#ui/poster/patterns.tsx';
import { TurnedFace } from './TurnedFace.tsx';
import styles from './turnPictures.module.css';

const { cellarSteps } = shownCards;

const box = '0 0 480 300';

type Sign = { readonly name: FigureGlyph; readonly ink: 'red' | 'ink' | 'blue' };

/** The four ideas in headspace. */
const headspace: readonly Sign[] = [
  { name: 'fist', ink: 'red' },
  { name: 'light-bulb', ink: 'ink' },
  { name: 'crossed-swords', ink: 'ink' },
  { name: 'brain', ink: 'blue' },
];

/** An idea is a small card with one icon, centred on the point 0 0. */
const idea = { x: -27, y: -40, width: 54, height: 80, rx: 6 };

function Idea({ name, ink }: Sign) {
  return (
    <>
      <rect className={styles.idea} {...idea} />
      <rect className={`${styles.frame} ${styles[ink]}`} x={-21} y={-34} width={42} height={68} rx={3.5} />
      <Figure name={name} x={0} y={0} size={31} ink={ink} />
    </>
  );
}

/** The gap that a taken idea leaves. */
function EmptyPlace() {
  return <rect className={styles.blank} {...idea} />;
}

/** Angles of the twelve marks on a dial, in degrees. */
const strokes = Array.from({ length: 12 }, (_, hour) => hour * 30);

function Dial({ x, y, ink, time }: { x: number; y: number; ink: 'red' | 'blue'; time: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={inks[ink]} r={108} />
      {strokes.map((angle) => (
        <rect
          key={angle}
          className={styles.mark}
          x={-3}
          y={-98}
          width={6}
          height={angle % 90 === 0 ? 22 : 12}
          transform={`rotate(${angle})`}
        />
      ))}
      <path className={styles.hands} d={time} />
    </g>
  );
}

/** Two overlapping clocks, one in each ink. */
export function TwoTicks() {
  return (
    <svg className={styles.picture} viewBox={box} aria-hidden="true">
      <Dial x={176} y={150} ink="red" time="M0 -66V0L-44 26" />
      <Dial x={304} y={150} ink="blue" time="M0 -66V0L44 26" />
    </svg>
  );
}

const place = (index: number) => 78 + index * 108;

/** Headspace with a gap, and below it the idea that was taken, with a shadow in each ink. */
export function TakenIdea() {
  const taken = 1;
  return (
    <svg className={styles.picture} viewBox={box} aria-hidden="true">
      {headspace.map((idea, index) => (
        <g key={idea.name} transform={`translate(${place(index)} 104) scale(1.5)`}>
          {index === taken ? <EmptyPlace /> : <Idea {...idea} />}
        </g>
      ))}
      <g transform={`translate(${place(taken) - 6} 214) rotate(-7) scale(1.75)`}>
        <rect className={inks.red} x={-33} y={-46} width={54} height={80} rx={6} />
        <rect className={inks.blue} x={-21} y={-34} width={54} height={80} rx={6} />
        <Idea name="light-bulb" ink="ink" />
      </g>
    </svg>
  );
}

const drawing = { width: 480, height: 300 };

/** A card as it is played. */
export function PlayedCard() {
  const card = findCard(cellarSteps.set, cellarSteps.number);
  return (
    <div className={styles.scene}>
      <Poster set={1} {...drawing}>
        <Rays x={240} y={110} />
      </Poster>
      {card && (
        <span className={styles.card}>
          <DecorativeImage className={styles.face} src={card.faces.full} width={744} height={1039} loading="lazy" />
        </span>
      )}
    </div>
  );
}

/** The same card in the hand of a clone that is afraid. */
export function FearedCard() {
  const card = findCard(cellarSteps.set, cellarSteps.number);
  return (
    <div className={`${styles.scene} ${styles.dark}`}>
      {card && (
        <span className={styles.card} aria-hidden="true">
          <TurnedFace card={card} fear={cellarSteps.fear} loading="lazy" />
        </span>
      )}
    </div>
  );
}
