/** Figure 5: the parts of a card, numbered as in the list beside it. */

import { cardHeight, Face } from './cards.tsx';
import { Figure } from './Figure.tsx';
import { Callout, Line } from './parts.tsx';

const face = { x: 62, y: 6, width: 236 };
const height = cardHeight(face.width);
const mm = face.width / 63;
/** From millimetres of the card to the figure. */
const at = (x: number, y: number) => [face.x + x * mm, face.y + y * mm] as const;

type Part = { readonly number: number; readonly to: readonly [number, number]; readonly side: 'left' | 'right' };

const parts: readonly Part[] = [
  { number: 1, to: [2.6, 6.5], side: 'left' },
  { number: 2, to: [50.6, 4], side: 'right' },
  { number: 3, to: [59, 8.5], side: 'right' },
  { number: 4, to: [4, 18], side: 'left' },
  { number: 5, to: [50, 28], side: 'right' },
  { number: 6, to: [3, 49.4], side: 'left' },
  { number: 7, to: [59.9, 49.4], side: 'right' },
  { number: 8, to: [4.2, 57], side: 'left' },
  { number: 9, to: [60, 74], side: 'right' },
  { number: 11, to: [3.8, 83.5], side: 'left' },
];

export function AnatomyFigure() {
  return (
    <Figure
      number={5}
      title="A card with a fear side. The numbers are those of the list; flavour, 10, stands only where there is no fear."
      height={height + 14}
      says="The face of the card Leased Inner Peace with numbered callouts: 1 name, 2 discipline, 3 type, 4 cost, 5 picture, 6 type bar, 7 value, 8 desire, 9 fear, 11 foot."
    >
      <Face {...face} set={1} number={16} full />
      {parts.map(({ number, to: [x, y], side }) => {
        const [px, py] = at(x, y);
        const end = side === 'left' ? 26 : 334;
        // The two signs in one corner share a height.
        const line =
          number === 2 ? py - 2 : number === 3 ? py + 14 : number === 6 ? py - 3 : number === 8 ? py + 3 : py;
        return (
          <g key={number}>
            <Line d={`M${px} ${py}L${side === 'left' ? face.x - 14 : face.x + face.width + 14} ${line}H${end}`} />
            <Callout x={side === 'left' ? 18 : 342} y={line}>
              {number}
            </Callout>
          </g>
        );
      })}
    </Figure>
  );
}
