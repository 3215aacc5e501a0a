/** A field for those who would rather type what they do than press it. */

import { useRef, useState } from 'react';
import type { Decision } from '#game/engine/legal.ts';
import { Field } from '#ui/field/Field.tsx';
import { Attached, TextInput } from '#ui/field/TextInput.tsx';
import { goToDecisions } from '#ui/game-table/tableKeys.tsx';
import { readCommand, type Table } from './readCommand.ts';

type Props = {
  readonly table: Table;
  readonly undo: (() => void) | undefined;
  /** Answers "why": what the app said of its last decision. */
  readonly reason: string | undefined;
  readonly onDecide: (...decisions: readonly Decision[]) => void;
  readonly onClose: () => void;
};

export function CommandField({ table, undo, reason, onDecide, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState('');

  function obey(line: string): string {
    if (/^\s*undo\s*$/i.test(line)) {
      undo?.();
      return undo ? 'Taken back.' : 'There is nothing to take back.';
    }
    const [, asked] = /^\s*why\b(?: not)?(.*)$/i.exec(line) ?? [];
    if (asked?.trim() === '') return reason ?? 'The app has given no reason yet.';
    const { decisions, sentence } = readCommand(table, asked ?? line);
    if (asked !== undefined) return decisions.length > 0 ? `You can: ${sentence}` : sentence;
    if (decisions.length > 0) {
      onDecide(...decisions);
      if (input.current) input.current.value = '';
    }
    return sentence;
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setAnswer(obey(input.current?.value ?? ''));
        input.current?.select();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The decisions are shown while nobody types.
        input.current?.blur();
        goToDecisions();
        onClose();
      }}
    >
      <Field label="Command" hint={answer === '' && '“play haircut on twice”, “take 2”, “pass”, “why”, “what”'}>
        <Attached>
          <TextInput ref={input} autoFocus autoCapitalize="off" spellCheck={false} enterKeyHint="go" />
          <button type="submit">Do it</button>
        </Attached>
      </Field>
      <p role="status">{answer}</p>
    </form>
  );
}
