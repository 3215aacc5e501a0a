/** A text to be copied by hand. It is selected, so that Copy in the menu of the browser or the keyboard is enough. */

import { useEffect, useRef } from 'react';
import { Field } from '#ui/field/Field.tsx';
import { TextArea } from '#ui/field/TextArea.tsx';

export function CopyByHand({ text }: { readonly text: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <Field label="Text to copy" hint="This browser does not let the page copy. The text is selected: copy it yourself.">
      <TextArea
        ref={area}
        readOnly
        rows={Math.min(8, text.split('\n').length + 2)}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Field>
  );
}
