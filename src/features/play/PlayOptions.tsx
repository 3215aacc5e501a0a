/** How the app plays on this device: how fast, and whether it asks in every window. */

import { useState } from 'react';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Choice, ChoiceGroup } from '#ui/field/Field.tsx';
import { useStore } from '#ui/subscriptions.ts';
import { playSettings } from './playSettings.ts';

const paces = { slow: 'Slow', normal: 'Normal', instant: 'At once' } as const;

export function PlayOptions() {
  const [open, setOpen] = useState(false);
  const { pace, askAlways } = useStore(playSettings);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Options
      </button>
      {open && (
        <Dialog title="Options" onClose={() => setOpen(false)}>
          <ChoiceGroup legend="The app decides">
            {Object.entries(paces).map(([value, words]) => (
              <Choice
                key={value}
                type="radio"
                name="pace"
                checked={pace === value}
                onChange={() => playSettings.change({ pace: value as keyof typeof paces })}
              >
                {words}
              </Choice>
            ))}
          </ChoiceGroup>
          <ChoiceGroup legend="Reactions">
            <Choice
              type="checkbox"
              checked={askAlways}
              onChange={({ currentTarget }) => playSettings.change({ askAlways: currentTarget.checked })}
            >
              Ask me every time
            </Choice>
          </ChoiceGroup>
          <p>
            Otherwise you are asked where something threatens you or one of your reactions fits. Hold asks until your
            next decision.
          </p>
        </Dialog>
      )}
    </>
  );
}
