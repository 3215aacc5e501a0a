import { Button } from '#ui/button/Button.tsx';

type Props = { readonly on: boolean; readonly onChange: (on: boolean) => void };

/** While it is on, no window with other options is passed automatically. Lasts until the person's next decision. */
export const HoldButton = ({ on, onChange }: Props) => (
  <Button look="quiet" aria-pressed={on} onClick={() => onChange(!on)}>
    Wait for me
  </Button>
);
