/** When headspace is refreshed, and how. */

import { Face, Pile, Space } from './cards.tsx';
import { Figure } from './Figure.tsx';
import { Arrow, Callout, Words } from './parts.tsx';

const faces = [
  { set: 2, number: 4 },
  { set: 2, number: 15 },
  { set: 1, number: 2 },
  { set: 2, number: 10 },
] as const;
const x = (place: number) => 116 + place * 60;

export function Refresh() {
  return (
    <Figure
      number={5}
      title="Refreshing headspace"
      height={368}
      says="Three pictures. First, two ideas are left in headspace: nothing happens. Second, one or no idea is left: the head is counted, and the idea that is left is repressed, to the bottom of the head. Third, four new ideas are dealt from the top of the head."
    >
      <Callout x={16} y={24}>
        1
      </Callout>
      <Words x={0} y={62} anchor="start" strong lines={['Two left']} />
      <Words x={0} y={80} anchor="start" lines={['Nothing', 'happens.']} />
      <Face x={x(0)} y={8} width={52} set={1} number={3} />
      <Space x={x(1)} y={8} width={52} />
      <Space x={x(2)} y={8} width={52} />
      <Face x={x(3)} y={8} width={52} set={1} number={9} />

      <Callout x={16} y={148}>
        2
      </Callout>
      <Words x={0} y={186} anchor="start" strong lines={['One or none']} />
      <Words x={0} y={204} anchor="start" lines={['Count the head,', 'then repress it.']} />
      <Space x={x(0)} y={130} width={52} />
      <Space x={x(1)} y={130} width={52} />
      <Space x={x(2)} y={130} width={52} />
      <Face x={x(3)} y={130} width={52} set={1} number={9} />
      <Arrow
        tone="red"
        d="M322 208C322 244 120 226 52 246C30 253 26 272 34 316C38 336 54 344 66 346"
        tip={[76, 346, 0]}
      />

      <Callout x={116} y={276}>
        3
      </Callout>
      <Words x={134} y={281} anchor="start" strong lines={['Four new ones, from the top']} />
      <Pile x={46} y={262} width={46} />
      <Arrow tone="blue" d="M98 316H108" tip={[118, 316, 0]} />
      {faces.map((face, place) => (
        <Face key={`${face.set} ${face.number}`} x={x(place) + 6} y={292} width={50} {...face} />
      ))}
    </Figure>
  );
}
