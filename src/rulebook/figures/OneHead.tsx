/** One head over two bodies. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { Blank } from './cards.tsx';
import { Figure } from './Figure.tsx';
import { Head, Label, Line, Sign, TwoHeads, Words } from './parts.tsx';

const { startCerebrium, startCorpus } = gameConstants;

export function OneHead() {
  return (
    <Figure
      number={1}
      title="One head, two clones"
      height={356}
      says={`Above, one head with the four ideas of headspace in it. From it a red line leads to one clone and a blue line to another. Each clone has ideas of its own in its thoughts, ${startCorpus} corpus and ${startCerebrium} cerebrium.`}
    >
      <Line tone="red" d="M120 120C60 150 78 178 78 206" />
      <Line tone="blue" d="M240 120C300 150 282 178 282 206" />
      <TwoHeads x={180} y={8} width={190} />
      <Line d="M116 34H44" />
      <Label x={40} y={40} anchor="end">
        Head
      </Label>
      <Line d="M190 70H296" />
      <Label x={300} y={64} anchor="start">
        Head-
      </Label>
      <Label x={300} y={82} anchor="start">
        space
      </Label>
      <Head x={78} y={318} size={112} tone="red" />
      <Head x={282} y={318} size={112} tone="blue" mirrored />
      <Blank x={134} y={226} width={30} set={1} />
      <Blank x={146} y={234} width={30} set={3} />
      <Blank x={184} y={234} width={30} set={5} />
      <Blank x={196} y={226} width={30} set={6} />
      <Label x={180} y={304}>
        Thoughts
      </Label>
      <Track x={26} />
      <Track x={230} />
    </Figure>
  );
}

function Track({ x }: { x: number }) {
  return (
    <>
      <Sign x={x + 12} y={340} size={24} token="{C}" />
      <Words x={x + 28} y={345} anchor="start" strong lines={[String(startCorpus)]} />
      <Sign x={x + 70} y={340} size={24} token="{B}" />
      <Words x={x + 88} y={345} anchor="start" strong lines={[String(startCerebrium)]} />
    </>
  );
}
