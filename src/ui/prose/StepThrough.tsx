/** The button that turns a worked example into a game to be stepped through, in its place. */

import { useState } from 'react';
import type { ExampleAnchor } from '#game/glossary/anchors.ts';
import { Button } from '../button/Button.tsx';
import { LazyPart } from '../lazy/LazyPart.tsx';
import { lazyComponent } from '../lazy/lazyComponent.ts';

const ExampleTable = lazyComponent(async () => (await import('../game-table/ExampleTable.tsx')).ExampleTable);

export function StepThrough({ id }: { id: ExampleAnchor }) {
  const [open, setOpen] = useState(false);
  if (!open) return <Button onClick={() => setOpen(true)}>Step through it</Button>;
  return (
    <LazyPart loading={<p>Laying the table …</p>}>
      <ExampleTable id={id} />
    </LazyPart>
  );
}
