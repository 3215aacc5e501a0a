import { Button } from '#ui/button/Button.tsx';

type Props = { readonly on: boolean; readonly onChange: (on: boolean) => void };

/** While it is on, nothing is passed by itself until the next own decision. */
export const HoldButton = ({ on, onChange }: Props) => (
  <Button look="quiet" aria-pressed={on} onClick={() => onChange(!on)}>
    Hold
  </Button>
);
