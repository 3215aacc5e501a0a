/** A question that has to be answered before something is lost (spec section 2, modals). */

import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  readonly onYes: () => void;
  readonly onCancel: () => void;
};

export function ConfirmDialog({ title, children, onYes, onCancel }: Props) {
  return (
    <Dialog title={title} onClose={onCancel}>
      <p>{children}</p>
      <div className={styles.answers}>
        <Button look="primary" onClick={onYes}>
          Yes
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </Dialog>
  );
}
