/** Differences from the start of a game of two. Each change is another address, and another answer. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { listed } from '#game/plural.ts';
import { allCards } from '#search/catalogue.ts';
import { navigate } from '#site/navigation.ts';
import { buttonClass } from '#ui/button/Button.tsx';
import { Choice, Field, Select } from '#ui/field/Field.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import text from '#ui/styles/text.module.css';
import styles from './Settle.module.css';
import { type Asked, hrefOf, mostMemories, mostPoints } from './settleAddress.ts';

const { minClones, maxClones } = gameConstants;

type Option = { readonly value: string | number; readonly label: string | number };

const countUp = (from: number, to: number): Option[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: from + at, label: from + at }));

const points = countUp(1, mostPoints);
const memories = [{ value: '', label: 'As many as needed' }, ...countUp(0, mostMemories)];
const turns = [
  { value: '', label: 'As the cards need' },
  { value: 'yours', label: 'Yours' },
  { value: 'theirs', label: 'Twice’s' },
];
const states = (): Option[] => [
  { value: '', label: 'No other' },
  ...allCards()
    .filter(({ type }) => type === 'state')
    .map(({ id, name }) => ({ value: id, label: name })),
];

const fields = [
  { name: 'corpus', label: 'Your corpus', options: () => points },
  { name: 'cerebrium', label: 'Your cerebrium', options: () => points },
  { name: 'state', label: 'Another state of yours', options: states },
  { name: 'memories', label: 'Your memories', options: () => memories },
  { name: 'theirCorpus', label: 'Twice’s corpus', options: () => points },
  { name: 'theirCerebrium', label: 'Twice’s cerebrium', options: () => points },
  { name: 'theirState', label: 'Another state of Twice', options: states },
  { name: 'theirMemories', label: 'Twice’s memories', options: () => memories },
  { name: 'clones', label: 'Clones', options: () => countUp(minClones, maxClones) },
  { name: 'turn', label: 'Whose turn', options: () => turns },
] as const;

export function Changes({ asked }: { readonly asked: Asked }) {
  const change = (changed: Readonly<Record<string, string | number | undefined>>) =>
    void navigate(hrefOf({ ...asked, ...changed }), { replace: true, stay: true });
  const { played, answers } = asked;
  const fearful = answers.filter(({ hasFear }) => hasFear).map(({ name }) => name);
  return (
    <details>
      <summary className={buttonClass()}>
        <Icon name="chevron-down" />
        Change something
      </summary>
      <div className={text.prose}>
        {played?.hasFear && (
          <Choice
            type="checkbox"
            checked={asked.playedSide === 'fear'}
            onChange={({ currentTarget }) => change({ playedSide: currentTarget.checked ? 'fear' : 'desire' })}
          >
            {`${played.name} on its fear side`}
          </Choice>
        )}
        {fearful.length > 0 && (
          <Choice
            type="checkbox"
            checked={asked.answerSide === 'fear'}
            onChange={({ currentTarget }) => change({ answerSide: currentTarget.checked ? 'fear' : 'desire' })}
          >
            {`${listed(fearful)} on the fear side, because you are afraid`}
          </Choice>
        )}
        <div className={styles.changes}>
          {fields.map(({ name, label, options }) => (
            <Field key={name} label={label}>
              <Select
                value={asked[name] ?? ''}
                onChange={({ currentTarget: { value } }) => change({ [name]: value === '' ? undefined : read(value) })}
              >
                {options().map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </div>
      </div>
    </details>
  );
}

const read = (value: string) => (/^\d+$/.test(value) ? Number(value) : value);
