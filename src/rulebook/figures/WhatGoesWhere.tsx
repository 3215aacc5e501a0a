/** The moves of a card between zones, each with its verb. */

import type { Elements } from '#ui/elements.ts';
import { Back, Blank, Face, Field, Pile } from './cards.tsx';
import { Figure } from './Figure.tsx';
import { Arrow, Label, Words } from './parts.tsx';

export function WhatGoesWhere() {
  return (
    <Figure
      number={9}
      title="What goes where"
      height={520}
      says="The head deals to headspace. Take leads from headspace to thoughts; gaining an idea leads from the head to thoughts. Play and react lead from thoughts to the stem. From the stem a state goes to condition, attacks and reactions to memories. Forget leads from thoughts to memories, remember from memories to thoughts, remove from condition to memories, and repress from headspace or memories to the bottom of the head."
    >
      <Zone x={0} y={0} name="Head">
        <Pile x={30} y={32} width={48} />
      </Zone>
      <Zone x={236} y={0} name="Headspace">
        <Face x={244} y={34} width={24} set={1} number={3} />
        <Face x={272} y={34} width={24} set={2} number={4} />
        <Face x={300} y={34} width={24} set={2} number={10} />
        <Face x={328} y={34} width={24} set={2} number={15} />
      </Zone>
      <Zone x={236} y={200} name="Thoughts">
        <Back x={256} y={238} width={34} />
        <Back x={280} y={232} width={34} />
        <Back x={304} y={238} width={34} />
      </Zone>
      <Zone x={0} y={200} name="Memories">
        <Blank x={28} y={234} width={44} set={3} />
        <Blank x={38} y={240} width={44} set={1} />
      </Zone>
      <Zone x={236} y={400} name="Stem">
        <Face x={262} y={434} width={44} set={1} number={2} />
        <Face x={290} y={440} width={44} set={1} number={9} />
      </Zone>
      <Zone x={0} y={400} name="Condition">
        <Face x={38} y={434} width={48} set={1} number={16} />
      </Zone>

      <Arrow tone="blue" d="M128 36H220" tip={[232, 36, 0]} />
      <Words x={180} y={28} strong lines={['deal']} />
      <Arrow tone="red" d="M232 72H140" tip={[128, 72, 180]} />
      <Words x={180} y={92} strong lines={['repress']} />
      <Arrow tone="blue" d="M316 122V184" tip={[316, 196, 90]} />
      <Words x={324} y={162} anchor="start" strong lines={['take']} />
      <Arrow tone="blue" d="M126 112L226 190" tip={[234, 197, 38]} />
      <Words x={196} y={136} anchor="start" strong lines={['gain an idea']} />
      <Arrow tone="red" d="M62 196V138" tip={[62, 126, -90]} />
      <Words x={70} y={172} anchor="start" strong lines={['repress']} />
      <Arrow tone="red" d="M232 238H140" tip={[128, 238, 180]} />
      <Words x={180} y={230} strong lines={['forget']} />
      <Arrow tone="blue" d="M128 282H220" tip={[232, 282, 0]} />
      <Words x={180} y={302} strong lines={['remember']} />
      <Arrow tone="blue" d="M300 322V384" tip={[300, 396, 90]} />
      <Words x={308} y={362} anchor="start" strong lines={['play,', 'react']} />
      <Arrow tone="red" d="M236 400L134 328" tip={[124, 321, -145]} />
      <Words x={188} y={342} anchor="start" lines={['attacks,', 'reactions']} />
      <Arrow tone="blue" d="M232 464H140" tip={[128, 464, 180]} />
      <Words x={180} y={456} lines={['states']} />
      <Arrow tone="red" d="M50 396V338" tip={[50, 326, -90]} />
      <Words x={58} y={372} anchor="start" strong lines={['remove']} />
    </Figure>
  );
}

function Zone({ x, y, name, children }: { x: number; y: number; name: string; children: Elements }) {
  return (
    <>
      <Field x={x} y={y} width={124} height={120} />
      <Label x={x + 62} y={y + 20}>
        {name}
      </Label>
      {children}
    </>
  );
}
