/** The form for a new game. With its initial values, one tap begins a duel against the app. */

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { gameConstants } from '#game/glossary/gameConstants.ts';
import { listed } from '#game/plural.ts';
import { engineModules } from '#game/rules/setup.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { reloadOnce } from '#offline/reloadOnce.ts';
import { cardSets } from '#search/catalogue.ts';
import { createLoader, LoadError } from '#site/loader.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import { Button } from '#ui/button/Button.tsx';
import { Choice, ChoiceGroup, Field, Select } from '#ui/field/Field.tsx';
import { CloneCount, ModuleChoices, SeatGrid, SetupFaults } from '#ui/game-start/SetupParts.tsx';
import { NamedText } from '#ui/NamedText.tsx';
import text from '#ui/styles/text.module.css';
import { useOnePress } from '#ui/useOnePress.ts';
import { playSettings } from '../playSettings.ts';
import {
  atLevel,
  faultsOf,
  firstForm,
  type GameForm,
  gameOf,
  type PlayerKind,
  playerKinds,
  withClones,
} from './gameForm.ts';
import styles from './NewGame.module.css';
import { Players } from './Players.tsx';
import { setNames } from './setNames.ts';

/** Without promo cards. */
const gameSets = cardSets.map(({ id }) => id).filter((id) => id > 0);

/** The list with the entry added or removed. */
const toggled = <Entry,>(list: readonly Entry[], entry: Entry, on: boolean): readonly Entry[] =>
  on ? [...list, entry] : list.filter((other) => other !== entry);

const beginning = createLoader(async () => {
  const [{ gameBook }, { newPlayedGame }, { writePlayedGame }] = await Promise.all([
    import('#ui/game-table/gameCards.ts'),
    import('../newPlayedGame.ts'),
    import('#storage/games/playedGames.ts'),
  ]);
  const book = await gameBook.load();
  return { book, newPlayedGame, writePlayedGame };
});

/** Resolves to the id of the new game. */
async function begin(form: GameForm): Promise<string> {
  const { book, newPlayedGame, writePlayedGame } = await beginning.load();
  const { setup, players } = gameOf(form);
  const game = newPlayedGame(book, setup, players);
  // Not awaited: with a full or slow disk the game is still in memory, and its screen says so.
  void writePlayedGame(game);
  return game.id;
}

/** With the number of clones that was chosen before the page was hydrated, if one was, or that the pressed button names. */
function asChosen(form: GameForm, shown: HTMLFormElement | null, pressed?: HTMLElement | null): GameForm {
  const named = pressed instanceof HTMLButtonElement && pressed.value;
  const clones = Number(named || (shown && new FormData(shown).get('clones')));
  return clones === 0 || clones === form.clones ? form : withClones(form, clones, gameSets);
}

export function NewGame() {
  const [form, setForm] = useState(firstForm);
  const [asked, setAsked] = useState(false);
  const [failed, setFailed] = useState(false);
  const change = (part: Partial<GameForm>) => setForm({ ...form, ...part });
  const faults = faultsOf(form);
  const { setup, players } = gameOf(form);
  const rivals = setup.seats.slice(1).map(({ name }) => name);
  const onePress = useOnePress();
  function changeKind(seat: SeatNumber, kind: PlayerKind): void {
    change({ seats: form.seats.map((old, place) => (place === seat ? { ...old, kind } : old)) });
    if (kind !== 'person') playSettings.change({ level: kind });
  }

  const shown = useRef<HTMLFormElement>(null);
  useEffect(() => setForm((now) => asChosen(atLevel(now, playSettings.get().level), shown.current)), []);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const ready = asChosen(form, event.currentTarget, event.nativeEvent.submitter);
    if (faultsOf(ready).length > 0) {
      setForm(ready);
      setAsked(true);
      return;
    }
    setFailed(false);
    void onePress(() =>
      begin(ready).then(
        (id) => navigate(routes.play.href(id)),
        (error: unknown) => {
          if (failed && error instanceof LoadError && error.needsReload) void reloadOnce(true);
          setFailed(true);
        },
      ),
    );
  }

  return (
    // Outside a dialog this method does nothing, so a press before hydration does not reload the page.
    <form ref={shown} className={styles.form} method="dialog" onSubmit={onSubmit}>
      <CloneCount clones={form.clones} onChange={(clones) => setForm(withClones(form, clones, gameSets))} />
      <Players seats={setup.seats} players={players} onChange={changeKind} />
      {asked && faults.length > 0 && <SetupFaults faults={faults} />}
      {failed && (
        <p role="alert">
          The game could not begin: part of it is not stored on this device, and could not be loaded. Check the
          connection, then press Begin again. <a href={routes.ready.href()}>See what is stored</a>.
        </p>
      )}
      <div className={styles.begin}>
        <Button type="submit" look="primary" size="big">
          <span>Begin</span>
          <small>
            <NamedText text={`vs ${listed(rivals)}`} names={rivals} />
          </small>
        </Button>
        {form.clones < gameConstants.maxClones && (
          <Button type="submit" size="big" value={gameConstants.maxClones}>
            Four clones
          </Button>
        )}
      </div>
      <p className={text.note}>
        <span>{`With ${setNames(form.sets)}.`}</span> New here?{' '}
        <a href={routes.firstGame.href()}>Play the first turn</a>: it tells you what to do.
      </p>
      <details open={asked}>
        <summary>Other players, sets and modules</summary>
        <SeatGrid form={form} onChange={(seats) => change({ seats })}>
          {({ kind }, changeSeat) => (
            <Field label="Played by">
              <Select
                value={kind}
                onChange={({ currentTarget }) => changeSeat({ kind: currentTarget.value as PlayerKind })}
              >
                {Object.entries(playerKinds).map(([player, words]) => (
                  <option key={player} value={player}>
                    {words}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </SeatGrid>
        <ChoiceGroup legend="Sets">
          {cardSets
            .filter(({ id }) => id > 0)
            .map(({ id, name }) => (
              <Choice
                key={id}
                type="checkbox"
                checked={form.sets.includes(id)}
                onChange={({ currentTarget }) => change({ sets: toggled(form.sets, id, currentTarget.checked) })}
              >
                {name}
              </Choice>
            ))}
        </ChoiceGroup>
        <ModuleChoices offered={engineModules} chosen={form.modules} onChange={(modules) => change({ modules })} />
      </details>
    </form>
  );
}
