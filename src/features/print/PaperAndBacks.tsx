/** Step 2: paper, backs and ink, with a drawing of each kind of backs. */

import { paperSizes, papers } from '#site/print/printFiles.ts';
import type { Backs } from '#site/print/sheetPages.ts';
import { Choice, ChoiceGroup, Field, Select } from '#ui/field/Field.tsx';
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

type BacksDrawingProps = { readonly kind: 'none' | 'edge' | 'fold-over' };

/** How backs are printed, as a drawing. */
function BacksDrawing({ kind }: BacksDrawingProps) {
  return (
    <svg
      viewBox="0 0 100 70"
      width="100"
      height="70"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
    >
      {kind === 'none' && <path d="M25 5h50v60H25zM25 35h50M41.7 5v60M58.3 5v60" />}
      {kind === 'edge' && (
        <>
          <path d="M35 5h48v50H35z" />
          <path d="M17 15h48v50H17z" fill="var(--ink-a)" />
          <path d="M17 40h48M33 15v50M49 15v50" />
        </>
      )}
      {kind === 'fold-over' && (
        <>
          <path d="M50 12h40v46H50z" fill="var(--ink-b)" />
          <path d="M10 12h40v46H10z" />
          <path d="M50 2v66" strokeDasharray="6 4" />
        </>
      )}
    </svg>
  );
}
