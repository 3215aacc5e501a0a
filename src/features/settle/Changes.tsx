/** What can differ from the start of a game of two. Each change is another address, and another answer. */

import { gameConstants } from '#game/glossary/gameConstants.ts';
import { navigate } from '#site/navigation.ts';
import { buttonClass } from '#ui/button/Button.tsx';
import { Choice, Field, Select } from '#ui/field/Field.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import text from '#ui/styles/text.module.css';
import { type Asked, hrefOf, mostPoints } from './settleAddress.ts';

const { minClones, maxClones } = gameConstants;

const countUp = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

const numbers = [
  { name: 'corpus', label: 'Your corpus', options: countUp(1, mostPoints) },
  { name: 'cerebrium', label: 'Your cerebrium', options: countUp(1, mostPoints) },
  { name: 'clones', label: 'Clones', options: countUp(minClones, maxClones) },
] as const;

export function Changes({ asked }: { readonly asked: Asked }) {
  const change = (changed: Partial<Asked>) =>
    void navigate(hrefOf({ ...asked, ...changed }), { replace: true, stay: true });
  const { played, answer } = asked;
  return (
    <details>
      <summary className={buttonClass()}>
        <Icon name="chevron-down" />
        Change something
      </summary>
      <div className={text.prose}>
        {numbers.map(({ name, label, options }) => (
          <Field key={name} label={label}>
            <Select
              value={asked[name]}
              onChange={({ currentTarget }) => change({ [name]: Number(currentTarget.value) })}
            >
              {options.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      {played?.hasFear && (
        <Choice
          type="checkbox"
          checked={asked.playedSide === 'fear'}
          onChange={({ currentTarget }) => change({ playedSide: currentTarget.checked ? 'fear' : 'desire' })}
        >
          {`${played.name} on its fear side`}
        </Choice>
      )}
      {answer?.hasFear && (
        <Choice
          type="checkbox"
          checked={asked.answerSide === 'fear'}
          onChange={({ currentTarget }) => change({ answerSide: currentTarget.checked ? 'fear' : 'desire' })}
        >
          {`${answer.name} on its fear side, because you are afraid`}
        </Choice>
      )}
    </details>
  );
}
