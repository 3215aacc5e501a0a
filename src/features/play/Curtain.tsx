/** Shown between two persons on one device: hides the table until the next person has taken the device. */

import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/Button.tsx';
import layout from '#ui/styles/layout.module.css';

type Props = { readonly name: string; readonly onTake: () => void };

export function Curtain({ name, onTake }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={layout.wrap}>
      <div className={layout.pageHead}>
        <h2 ref={title} tabIndex={-1}>
          {`Hand the device to ${name}`}
        </h2>
        <p>The thoughts of the others are hidden.</p>
        <p>
          <Button look="primary" size="big" onClick={onTake}>
            {`I am ${name}`}
          </Button>
        </p>
      </div>
    </div>
  );
}
