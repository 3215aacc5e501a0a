/** The parts of the form for a new game, at the table or against the app. */

import { personas } from '#game/generated/personas.ts';
import { gameConstants, moduleConstants } from '#game/glossary/gameConstants.ts';
import { modules as allModules } from '#game/glossary/modules.ts';
import { type EngineModule, type SetupFault, startingNumbers, tableModulesOf } from '#game/rules/setup.ts';
import { routes } from '#site/routes.ts';
import type { Elements } from '../elements.ts';
import { Choice, ChoiceGroup } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import layout from '../styles/layout.module.css';
import text from '../styles/text.module.css';
import { useRootAttribute } from '../useRootAttribute.ts';
import { PersonaChoice } from './PersonaChoice.tsx';
import styles from './SetupParts.module.css';

const { minClones, maxClones } = gameConstants;
const counts = Array.from({ length: maxClones - minClones + 1 }, (_, index) => minClones + index);

/** A form keeps a seat for each possible clone, in case their number is raised again. */
export type Seats<Seat> = { readonly clones: number; readonly seats: readonly Seat[] };

export const seatsTaken = <Seat,>({ seats, clones }: Seats<Seat>): readonly Seat[] => seats.slice(0, clones);

const withSeat = <Seat,>(seats: readonly Seat[], seat: number, change: Partial<Seat>): readonly Seat[] =>
  seats.map((before, index) => (index === seat ? { ...before, ...change } : before));

type CountProps = { readonly clones: number; readonly onChange: (clones: number) => void };

export const CloneCount = ({ clones, onChange }: CountProps) => (
  <ChoiceGroup legend="Clones">
    {counts.map((count) => (
      <Choice
        key={count}
        type="radio"
        name="clones"
        value={count}
        checked={clones === count}
        onChange={() => onChange(count)}
      >
        {count}
      </Choice>
    ))}
  </ChoiceGroup>
);

type GridProps<Seat> = {
  readonly form: Seats<Seat> & { readonly modules: readonly EngineModule[] };
  readonly onChange: (seats: readonly Seat[]) => void;
  /** The first field of a seat, above its persona. */
  readonly children: (seat: Seat, change: (part: Partial<Seat>) => void) => Elements;
};

/** The seats that are taken, clockwise. A seat names its persona by slug; empty for none. */
export function SeatGrid<Seat extends { readonly persona: string }>({ form, onChange, children }: GridProps<Seat>) {
  const counted = tableModulesOf(form.modules);
  return (
    <div className={styles.seats}>
      {seatsTaken(form).map((seat, index) => {
        const change = (part: Partial<Seat>) => onChange(withSeat(form.seats, index, part));
        const persona = personas.find(({ slug }) => slug === seat.persona);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <fieldset key={index} className={styles.seat}>
            <legend className={styles.legend}>{`Clone ${index + 1}`}</legend>
            {children(seat, change)}
            <PersonaChoice
              name={`persona-${index + 1}`}
              personas={personas}
              chosen={seat.persona}
              start={startingNumbers(persona, counted)}
              basic={startingNumbers(undefined, counted).corpus}
              onChoose={(slug) => change({ persona: slug } as Partial<Seat>)}
            />
          </fieldset>
        );
      })}
    </div>
  );
}

const m = moduleConstants;
const notes: Readonly<Record<EngineModule, string>> = {
  'module-no-way-out': `Start at ${m.noWayOutStart} and ${m.noWayOutStart}, halfway to fear already. Not with personas.`,
  'module-full-of-yourself': `${m.fullOfYourselfExtraIdeas} more ideas at the start, thought limit ${m.fullOfYourselfThoughtLimit}; if the head runs out, each idea counts a point.`,
  'module-short-tempers': `Four clones with two sets start at ${m.shortTempersStart} and ${m.shortTempersStart}. Not with personas.`,
  'module-two-heads': 'Four clones, two teams; teammates sit opposite.',
  'module-first-draft': `${m.firstDraftExtraIdeas} more ideas at the start; each clone represses ${m.firstDraftExtraIdeas} of them.`,
  'module-blind-spots': 'Two of the four ideas in headspace lie face down.',
  'no-hiding': 'An attack that chooses a clone chooses a neighbour.',
};

const titleOf = (module: EngineModule) =>
  module === 'no-hiding' ? 'No Hiding' : allModules.find(({ anchor }) => anchor === module)?.title;

type ModuleProps<Module> = {
  readonly offered: readonly Module[];
  readonly chosen: readonly Module[];
  readonly onChange: (modules: readonly Module[]) => void;
};

export const ModuleChoices = <Module extends EngineModule>({ offered, chosen, onChange }: ModuleProps<Module>) => (
  <div className={styles.modules}>
    <ChoiceGroup legend="Modules">
      {offered.map((module) => (
        <div key={module} className={styles.module}>
          <Choice
            type="checkbox"
            checked={chosen.includes(module)}
            onChange={({ currentTarget }) =>
              onChange(offered.filter((other) => (other === module ? currentTarget.checked : chosen.includes(other))))
            }
          >
            {titleOf(module)}
          </Choice>
          <p className={text.note}>{notes[module]}</p>
        </div>
      ))}
    </ChoiceGroup>
    <p className={text.note}>
      <a href={routes.rules.href('modules')}>All modules</a> are explained in the rules.
    </p>
  </div>
);

/** Faults of the setup that keep a game from starting. */
export const SetupFaults = ({ faults }: { readonly faults: readonly SetupFault[] }) => (
  <div role="alert">
    <ul className={styles.faults}>
      {faults.map(({ sentence, see }) => (
        <li key={sentence} className={styles.fault}>
          <Icon name="warning" />
          <span>
            <span>{sentence}</span> <a href={routes.rules.href(see)}>The rule</a>
          </span>
        </li>
      ))}
    </ul>
  </div>
);

type PageProps = { readonly head: Elements; readonly form: Elements; readonly games: Elements };

/** The page of both: the form, and the saved games below or beside it. */
export function GameStart({ head, form, games }: PageProps) {
  useRootAttribute('flashes', 'top');
  return (
    <div className={layout.wrap}>
      <header className={layout.pageHead}>{head}</header>
      <div className={styles.page}>
        {form}
        {games}
      </div>
    </div>
  );
}
