/** The form for a new game: clones, personas, modules and the first player. */

import { type SubmitEvent, useState, useSyncExternalStore } from 'react';
import { personas } from '#game/generated/personas.ts';
import { maxNameLength, setupFaults, tableModules } from '#game/rules/setup.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import { beginGame } from '#storage/games/tableGame.ts';
import { Button } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { TextInput } from '#ui/field/TextInput.tsx';
import { CloneCount, ModuleChoices, SeatGrid, SetupFaults, seatsTaken } from '#ui/game-start/SetupParts.tsx';
import text from '#ui/styles/text.module.css';
import { useOnePress } from '#ui/useOnePress.ts';
import { useRootAttribute } from '#ui/useRootAttribute.ts';
import { wakeLockMessages } from '../useWakeLock.ts';
import { FirstPlayer } from './FirstPlayer.tsx';
import styles from './SetupForm.module.css';
import { emptyForm, setupOf, type TableForm } from './tableForm.ts';

export function SetupForm() {
  const [form, setForm] = useState<TableForm>(emptyForm);
  const [asked, setAsked] = useState(false);
  const setup = setupOf(form, personas);
  const faults = setupFaults(setup);
  const onePress = useOnePress();
  useRootAttribute('docked');
  const change = (part: Partial<TableForm>) => setForm({ ...form, ...part });

  function begin(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (faults.length > 0) setAsked(true);
    else void onePress(() => navigate(routes.table.href(beginGame(setup))));
  }

  return (
    // Outside a dialog this method does nothing, so a press before hydration does not reload the page.
    <form className={styles.form} method="dialog" onSubmit={begin}>
      <h2>A new game</h2>
      <CloneCount
        clones={form.clones}
        onChange={(clones) => change({ clones, first: Math.min(form.first, clones - 1) })}
      />
      <SeatGrid form={form} onChange={(seats) => change({ seats })}>
        {({ name }, changeSeat) => (
          <Field label="Name">
            <TextInput
              value={name}
              maxLength={maxNameLength}
              onChange={({ currentTarget }) => changeSeat({ name: currentTarget.value })}
            />
          </Field>
        )}
      </SeatGrid>
      <FirstPlayer
        names={seatsTaken(form).map(({ name }) => name)}
        first={form.first}
        onChange={(first) => change({ first })}
      />
      <ModuleChoices offered={tableModules} chosen={form.modules} onChange={(modules) => change({ modules })} />
      <SleepNote />
      {asked && <SetupFaults faults={faults} />}
      <div className={styles.bar}>
        <Button type="submit" size="big" look="primary">
          Begin
        </Button>
      </div>
    </form>
  );
}

/** Nothing to subscribe to: support for wake locks does not change. */
const subscribe = () => () => undefined;

/** Warns before the game that the screen will go dark, in browsers without wake locks. */
function SleepNote() {
  const sleeps = useSyncExternalStore(
    subscribe,
    () => !('wakeLock' in navigator),
    () => false,
  );
  return sleeps ? <p className={text.note}>{wakeLockMessages.impossible}</p> : null;
}
