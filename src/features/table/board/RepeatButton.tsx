/** A button that repeats its action while it is held, by pointer or key. */

import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';

/** Milliseconds before a press becomes a hold, and between repeated steps. */
const holdDelay = 450;
const pace = 110;

type Props = {
  readonly label: string;
  readonly className: string | undefined;
  readonly onStep: () => void;
  readonly children: ReactNode;
};

export function RepeatButton({ label, className, onStep, children }: Props) {
  const { hold, release, wasHeld } = useHold(onStep);
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onContextMenu={(event) => event.preventDefault()}
      // The click that ends a hold has already been counted.
      onClick={() => wasHeld() || onStep()}
    >
      {children}
    </button>
  );
}

function useHold(onStep: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const step = useRef(onStep);

  useEffect(() => {
    step.current = onStep;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function repeat() {
    held.current = true;
    step.current();
    timer.current = setTimeout(repeat, pace);
  }

  return {
    hold({ button }: PointerEvent) {
      held.current = false;
      if (button === 0) timer.current = setTimeout(repeat, holdDelay);
    },
    release() {
      clearTimeout(timer.current);
    },
    /** Whether the press before this click was a hold; resets it. Clicks by key have no press before them. */
    wasHeld() {
      const was = held.current;
      held.current = false;
      return was;
    },
  };
}
