/** The stems of three worked examples, each at its tallest. */

import { StemDiagram } from './StemDiagram.tsx';

export function PunchFigure() {
  return (
    <StemDiagram
      number={6}
      title="A punch and a flinch: the stem resolves from the top"
      says="On top of the stem Same Flinch, by B; below it House Key Knuckles, by A. Same Flinch resolves first and gives B 3 transient corpus. House Key Knuckles then deals 5 corpus damage to B: 3 transient, 2 real."
      items={[
        {
          by: 'B',
          name: 'Same Flinch',
          card: { set: 1, number: 9 },
          outcome: ['First: B gains', '3 transient corpus.'],
        },
        {
          by: 'A',
          name: 'House Key Knuckles',
          card: { set: 1, number: 2 },
          outcome: ['Then: 5 corpus damage', 'to B.'],
        },
      ]}
      result={['B loses 3 transient corpus and 2 corpus.']}
    />
  );
}

export function ThreeDeepFigure() {
  return (
    <StemDiagram
      number={13}
      title="Three deep"
      says="Three items. On top Same Flinch, by C, which gives C 3 transient corpus. Below it Human Shield, Yours, by B, which makes Identical Haymaker choose C. At the bottom Identical Haymaker, by A, which deals 3 corpus damage to C."
      items={[
        {
          by: 'C',
          name: 'Same Flinch',
          card: { set: 1, number: 9 },
          outcome: ['First: C gains', '3 transient corpus.'],
        },
        {
          by: 'B',
          name: 'Human Shield, Yours',
          card: { set: 2, number: 10 },
          outcome: ['Second: the Haymaker', 'now chooses C.'],
        },
        {
          by: 'A',
          name: 'Identical Haymaker',
          card: { set: 1, number: 1 },
          outcome: ['Last: 3 corpus damage', 'to C, all of it transient.'],
        },
      ]}
      result={['Nobody is hurt.']}
    />
  );
}

export function TheftFigure() {
  return (
    <StemDiagram
      number={14}
      title="A take, a theft and a refresh"
      says="On top of the stem Strings Attached, by B; below it a take, by A. Strings Attached gives the idea to B. Headspace then holds one idea and is refreshed at once. The take finds its idea gone and does nothing, so Frontal Toll Booth does not trigger."
      items={[
        {
          by: 'B',
          name: 'Strings Attached',
          card: { set: 4, number: 11 },
          outcome: ['First: the idea goes to B.', 'One is left: refresh at once.'],
        },
        { by: 'A', name: 'A take', outcome: ['Then: its idea is gone.', 'It does nothing.'] },
      ]}
      result={['A has taken nothing, so the toll is not due.']}
    />
  );
}
