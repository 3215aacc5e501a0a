/**
 * A text field whose text may contain symbols. The text consists of plain tokens; a preview above its right end shows
 * it as printed, and a button opens the symbol picker.
 */

import { type ComponentProps, useId, useRef, useState } from 'react';
import type { GameSymbol, SymbolGroup } from '#game/cards/symbol.ts';
import { Field } from '../field/Field.tsx';
import { Attached, TextInput } from '../field/TextInput.tsx';
import { Icon } from '../icon/Icon.tsx';
import { RichText } from '../symbol/RichText.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './SymbolField.module.css';
import { SymbolPicker } from './SymbolPicker.tsx';

type Props = Omit<ComponentProps<typeof TextInput>, 'ref' | 'defaultValue'> & {
  readonly label: string;
  readonly error?: string | undefined;
  readonly groups: readonly SymbolGroup[];
  readonly defaultValue: string;
};

const aSymbol = /\{[^{}\s]{1,4}\}/;

export function SymbolField({ label, error, groups, defaultValue, ...input }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const pickerId = useId();
  const [text, setText] = useState(defaultValue);
  const [open, setOpen] = useState(false);

  function insert({ token }: GameSymbol) {
    const element = field.current;
    if (!element) return;
    const { value, selectionStart, selectionEnd } = element;
    element.setRangeText(token, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function close(to: 'text' | 'elsewhere') {
    setOpen(false);
    if (to === 'text') field.current?.focus();
  }

  /** On a phone the picker is a bottom sheet, so the field scrolls above it. */
  function show() {
    setOpen(true);
    if (matchMedia('(max-width: 47.99rem)').matches) box.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <div ref={box} className={styles.field}>
      <Field label={label} error={error} aside={aSymbol.test(text) && <RichText text={text} />}>
        <Attached>
          <TextInput
            {...input}
            ref={field}
            defaultValue={defaultValue}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <button
            className={styles.trigger}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={pickerId}
            onClick={() => (open ? close('text') : show())}
          >
            <Icon name="clock" />
            <span className={styles.word} aria-hidden="true">
              Symbols
            </span>
            <VisuallyHidden>{`Symbols for ${label}`}</VisuallyHidden>
            <Icon name="chevron-down" />
          </button>
        </Attached>
      </Field>
      {open && <SymbolPicker id={pickerId} groups={groups} onPick={insert} onClose={close} />}
    </div>
  );
}
