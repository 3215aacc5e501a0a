/** The form for a new game: clones, personas, modules and the first player. */

import { personas } from 'virtual:personas';
import { type SubmitEvent, useState, useSyncExternalStore } from 'react';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { setupFaults, startingNumbers } from '#game/rules/setup.ts';
import type { SavedGame } from '#game/tracker/savedGame.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import { beginGame } from '#storage/games/tableGame.ts';
import { Button } from '#ui/button/Button.tsx';
import { Choice, ChoiceGroup } from '#ui/field/Field.tsx';
import text from '#ui/styles/text.module.css';
import { useOnePress } from '#ui/useOnePress.ts';
import { useRootAttribute } from '#ui/useRootAttribute.ts';
import { wakeLockMessages } from '../useWakeLock.ts';
import { type Draft, emptyDraft, seatsTaken, setupOf, withSeat } from './draft.ts';
import { Faults } from './Faults.tsx';
import { FirstPlayer } from './FirstPlayer.tsx';
import { GoOn, unfinished } from './GoOn.tsx';
import { ModuleChoices } from './ModuleChoices.tsx';
import { SeatFields } from './SeatFields.tsx';
import styles from './SetupForm.module.css';

const { minClones, maxClones } = gameConstants;
const counts = Array.from({ length: maxClones - minClones + 1 }, (_, index) => minClones + index);

type Props = {
  /** Games on this device, newest first. */
  readonly games: readonly SavedGame[];
};

export function SetupForm({ games }: Props) {
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [asked, setAsked] = useState(false);
  const setup = setupOf(draft, personas);
  const faults = setupFaults(setup);
  const latest = unfinished(games);
  const onePress = useOnePress();
  useRootAttribute('docked');
  const basic = startingNumbers(undefined, draft.modules);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });

  function begin(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (faults.length > 0) setAsked(true);
    else void onePress(() => navigate(routes.table.href(beginGame(setup))));
  }

  return (
    // Outside a dialog this method does nothing, so a press before hydration does not reload the page.
    <form className={styles.form} method="dialog" onSubmit={begin}>
      <h2>A new game</h2>
      <ChoiceGroup legend="Clones">
        {counts.map((clones) => (
          <Choice
            key={clones}
            type="radio"
            name="clones"
            checked={draft.clones === clones}
            onChange={() => change({ clones, first: Math.min(draft.first, clones - 1) })}
          >
            {clones}
          </Choice>
        ))}
      </ChoiceGroup>
      <div className={styles.seats}>
        {seatsTaken(draft).map((seat, index) => (
          <SeatFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            key={index}
            place={index + 1}
            seat={seat}
            personas={personas}
            start={setup.seats[index]?.start ?? basic}
            basic={basic.corpus}
            onChange={(part) => setDraft(withSeat(draft, index, part))}
          />
        ))}
      </div>
      <FirstPlayer
        names={seatsTaken(draft).map(({ name }) => name)}
        first={draft.first}
        onChange={(first) => change({ first })}
      />
      <ModuleChoices chosen={draft.modules} onChange={(modules) => change({ modules })} />
      <SleepNote />
      {asked && <Faults faults={faults} />}
      <div className={styles.bar}>
        <Button type="submit" size="big" look={latest ? 'plain' : 'primary'}>
          Begin
        </Button>
        {latest && <GoOn latest={latest} />}
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
