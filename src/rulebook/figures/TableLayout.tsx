/** The layout of the table in a game of two clones. */

import { Back, Blank, Face, Field, Pile, Space } from './cards.tsx';
import { Figure } from './Figure.tsx';
import { Clone, Label } from './parts.tsx';

export function TableLayout() {
  return (
    <Figure
      number={2}
      title="The table of a two-clone game"
      height={500}
      says="In the middle of the table lie the head, face down, the four ideas of headspace, face up, and between the clones the stem and what is set aside. Each clone has, on its own side, its thoughts, face down, its condition with a state, its memories and its persona."
    >
      <Side y={0} name="B" turned />
      <Field x={0} y={162} width={360} height={176} />
      <Label x={36} y={184}>
        Head
      </Label>
      <Pile x={8} y={194} width={50} />
      <Label x={196} y={184}>
        Headspace
      </Label>
      <Face x={88} y={194} width={50} set={1} number={3} />
      <Face x={144} y={194} width={50} set={2} number={4} />
      <Face x={200} y={194} width={50} set={1} number={9} />
      <Face x={256} y={194} width={50} set={2} number={15} />
      <Label x={120} y={328}>
        The stem
      </Label>
      <Space x={158} y={274} width={42} />
      <Space x={166} y={270} width={42} />
      <Label x={330} y={290}>
        Set
      </Label>
      <Label x={330} y={308}>
        aside
      </Label>
      <Space x={262} y={272} width={42} />
      <Side y={350} name="A" />
    </Figure>
  );
}

/** The area of one clone; `turned` reverses it for the clone opposite. */
function Side({ y, name, turned = false }: { y: number; name: 'A' | 'B'; turned?: boolean }) {
  const row = y + (turned ? 28 : 12);
  const words = y + (turned ? 18 : 98);
  const at = (x: number, width: number) => (turned ? 360 - x - width : x);
  const middle = (x: number, width: number) => at(x, width) + width / 2;
  return (
    <>
      <Field x={0} y={y} width={360} height={150} tone={name === 'A' ? 'red' : 'blue'} />
      <Blank x={at(14, 46)} y={row} width={46} set={name === 'A' ? 2 : 6} dark />
      <Label x={middle(14, 46)} y={words}>
        Persona
      </Label>
      <Face x={at(88, 46)} y={row} width={46} set={1} number={name === 'A' ? 16 : 14} />
      <Space x={at(142, 46)} y={row} width={46} />
      <Label x={middle(88, 100)} y={words}>
        Condition
      </Label>
      <Blank x={at(216, 46)} y={row} width={46} set={3} />
      <Blank x={at(222, 46)} y={row + 4} width={46} set={1} />
      <Label x={middle(208, 74)} y={words}>
        Memories
      </Label>
      <Back x={at(294, 32)} y={row + 2} width={32} />
      <Back x={at(306, 32)} y={row + 6} width={32} />
      <Back x={at(318, 32)} y={row + 2} width={32} />
      <Label x={middle(290, 66)} y={words}>
        Thoughts
      </Label>
      <Clone x={180} y={turned ? y + 130 : y + 126} name={name} />
    </>
  );
}
