/** The six steps of an action, as the rungs of a ladder. */

import { Figure } from './Figure.tsx';
import { Callout, Line, Sign, Words } from './parts.tsx';

type Rung = { readonly name: string; readonly words: string; readonly tokens: readonly string[] };

const steps: readonly Rung[] = [
  { name: 'Select', words: 'take, play or activate', tokens: [] },
  { name: 'Indicate', words: 'the card', tokens: ['{I}'] },
  { name: 'Make choices', words: 'all that everyone can see', tokens: ['{TX}'] },
  { name: 'Pay costs', words: 'all at once', tokens: ['{T1}', '{C1}'] },
  { name: 'Trigger and react', words: 'in rounds, until all pass', tokens: ['{TRG}'] },
  { name: 'Resolve', words: 'last in, first out', tokens: [] },
];
const rung = 46;
const height = steps.length * rung + 12;
const y = (index: number) => height - 30 - index * rung;

export function Ladder() {
  return (
    <Figure
      number={10}
      title="The six steps, from the ground up"
      height={height}
      says="A ladder with six rungs, counted from below: 1 select, 2 indicate, 3 make choices, 4 pay costs, 5 trigger and react, 6 resolve."
    >
      <Line tone="red" d={`M20 4V${height - 2}M80 4V${height - 2}`} />
      <Line tone="blue" d={`M23.5 6V${height}M83.5 6V${height}`} />
      {steps.map(({ name, words, tokens }, index) => (
        <g key={name}>
          <Line d={`M22 ${y(index)}H82`} />
          <Line d={`M22 ${y(index) + 4}H82`} />
          <Callout x={52} y={y(index) + 2}>
            {index + 1}
          </Callout>
          <Words x={104} y={y(index) - 1} anchor="start" strong lines={[name]} />
          <Words x={104} y={y(index) + 17} anchor="start" lines={[words]} />
          {tokens.map((token, place) => (
            <Sign key={token} x={340 - place * 34} y={y(index) + 4} size={30} token={token} />
          ))}
        </g>
      ))}
    </Figure>
  );
}
