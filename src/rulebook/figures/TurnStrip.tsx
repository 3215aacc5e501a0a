/** A turn in three phases. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { inWords } from '#game/glossary/inWords.ts';
import { Blank, Field } from './cards.tsx';
import { Figure } from './Figure.tsx';
import { Arrow, Label, Line, Sign, Words } from './parts.tsx';

const { thoughtLimit, ticksPerTurn } = gameConstants;
const ticks = Array.from({ length: ticksPerTurn }, (_, index) => index);
const thoughts = Array.from({ length: thoughtLimit }, (_, index) => index);

export function TurnStrip() {
  return (
    <Figure
      number={4}
      title="A turn"
      height={232}
      says={`Three phases, one after the other. Start: gain ${ticksPerTurn} ticks, then triggered effects. Main: take, play and activate, again and again, until no tick is left. End: triggered effects, forget down to the thought limit of ${inWords(thoughtLimit)} ideas, and transient points vanish.`}
    >
      <Field x={0} y={30} width={108} height={200} />
      <Field x={126} y={30} width={108} height={200} />
      <Field x={252} y={30} width={108} height={200} />
      <Line tone="red" d="M0 27H108M126 27H234M252 27H360" />
      <Line tone="blue" d="M3 30.5H111M129 30.5H237M255 30.5H363" />
      <Arrow d="M109 130H118" tip={[124, 130, 0]} />
      <Arrow d="M235 130H244" tip={[250, 130, 0]} />
      <Label x={54} y={18}>
        Start phase
      </Label>
      <Label x={180} y={18}>
        Main phase
      </Label>
      <Label x={306} y={18}>
        End phase
      </Label>
      {ticks.map((tick) => (
        <Sign key={tick} x={54 + (tick - (ticksPerTurn - 1) / 2) * 44} y={66} size={36} token="{T}" />
      ))}
      <Words x={54} y={110} lines={[`Gain ${ticksPerTurn} ticks`]} />
      <Sign x={54} y={156} size={34} token="{TRG}" />
      <Words x={54} y={198} lines={['Triggered', 'effects']} />

      <Words x={180} y={62} strong lines={['Take']} />
      <Words x={180} y={92} strong lines={['Play']} />
      <Words x={180} y={122} strong lines={['Activate']} />
      <Arrow tone="red" d="M214 57C232 66 232 112 220 124" tip={[216, 127, 140]} />
      <Arrow tone="blue" d="M146 124C128 112 128 66 140 57" tip={[145, 54, -40]} />
      <Sign x={180} y={158} size={34} token="{T}" />
      <Words x={180} y={198} lines={['until no tick', 'is left']} />

      <Sign x={306} y={56} size={30} token="{TRG}" />
      <Words x={306} y={92} lines={['Triggered effects']} />
      {thoughts.map((index) => (
        <Blank key={index} x={268 + index * 20} y={104} width={17} set={index + 1} />
      ))}
      <Words x={306} y={148} lines={['Thought limit']} />
      <Sign x={292} y={178} size={26} token="{TC}" />
      <Sign x={322} y={178} size={26} token="{TB}" />
      <Words x={306} y={212} lines={['Transient ends']} />
    </Figure>
  );
}
