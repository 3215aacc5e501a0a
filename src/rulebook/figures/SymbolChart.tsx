/** Every symbol of the game. */

import { symbolGroups } from '#game/cards/symbol.ts';
import { Figure } from './Figure.tsx';
import { Label, Line, Sign } from './parts.tsx';

const row = 46;
const groups = symbolGroups.filter(({ title }) => title !== 'Resources');
const resources = symbolGroups.find(({ title }) => title === 'Resources')?.symbols ?? [];
const costsEnd = groups.length * row;

export function SymbolChart() {
  return (
    <Figure
      number={11}
      title="The symbols: abilities, costs, and resources to gain"
      height={costsEnd + 76}
      says={`${symbolGroups.map(({ title, symbols }) => `${title}: ${symbols.map(({ spoken }) => spoken.replace(':', '')).join(', ')}`).join('. ')}.`}
    >
      {groups.map(({ title, symbols }, index) => (
        <g key={title}>
          {index > 0 && <Line d={`M0 ${index * row}H360`} />}
          <Label x={0} y={index * row + 30} anchor="start">
            {title}
          </Label>
          {symbols.map(({ token }, place) => (
            <Sign key={token} x={128 + place * 36} y={index * row + 23} size={30} token={token} />
          ))}
        </g>
      ))}
      <Line tone="red" d={`M0 ${costsEnd}H360`} />
      <Line tone="blue" d={`M3 ${costsEnd + 3.5}H363`} />
      <Label x={0} y={costsEnd + 26} anchor="start">
        Resources
      </Label>
      {resources.map(({ token }, place) => (
        <Sign key={token} x={20 + place * 45} y={costsEnd + 54} size={34} token={token} />
      ))}
    </Figure>
  );
}
