/** Step 2: paper, backs and ink, with a drawing of each kind of backs. */

import { paperSizes, papers } from '#site/print/printFiles.ts';
import type { Backs } from '#site/print/sheetPages.ts';
import { Choice, ChoiceGroup, Field, Select } from '#ui/field/Field.tsx';
import { BacksDrawing } from './BacksDrawing.tsx';
import styles from './PrintSteps.module.css';
import { PrintStep, Tile } from './PrintSteps.tsx';
import type { PrintOptions } from './printJob.ts';

type Props = {
  readonly options: PrintOptions;
  readonly onChange: (options: PrintOptions) => void;
};

const kinds = [
  { id: 'none', title: 'No backs', note: 'Use sleeves' },
  { id: 'edge', title: 'On the back', note: 'Two-sided' },
  { id: 'fold-over', title: 'Fold over', note: 'Glue together' },
] as const;

const kindOf = (backs: Backs) => (backs.endsWith('edge') ? 'edge' : backs);

export function PaperAndBacks({ options, onChange }: Props) {
  const choose = (chosen: Partial<PrintOptions>) => onChange({ ...options, ...chosen });
  const kind = kindOf(options.backs);
  return (
    <PrintStep number={2} title="Paper and backs">
      <div className={styles.choices}>
        <ChoiceGroup legend="Paper">
          {papers.map((paper) => (
            <Choice
              key={paper}
              type="radio"
              name="paper"
              checked={options.paper === paper}
              onChange={() => choose({ paper })}
            >
              {paperSizes[paper].name}
            </Choice>
          ))}
        </ChoiceGroup>
        <ChoiceGroup legend="Ink">
          <Choice
            type="checkbox"
            checked={options.tone === 'grey'}
            onChange={() => choose({ tone: options.tone === 'grey' ? 'colour' : 'grey' })}
          >
            Save ink: grey
          </Choice>
        </ChoiceGroup>
      </div>
      <fieldset className={styles.tiles}>
        <legend className={styles.legend}>Backs</legend>
        {kinds.map(({ id, title, note }) => (
          <Tile
            key={id}
            name="backs"
            title={title}
            note={note}
            checked={kind === id}
            onChange={() => choose({ backs: id === 'edge' ? 'long-edge' : id })}
            drawing={<BacksDrawing kind={id} />}
          />
        ))}
      </fieldset>
      {kind === 'edge' && (
        <Field label="The printer flips the sheet on">
          <Select value={options.backs} onChange={({ target }) => choose({ backs: target.value as Backs })}>
            <option value="long-edge">the long edge</option>
            <option value="short-edge">the short edge</option>
          </Select>
        </Field>
      )}
    </PrintStep>
  );
}
