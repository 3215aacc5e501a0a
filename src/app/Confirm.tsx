/** Asks for confirmation before something is lost. */

import { closeModals } from '#site/notices/modals.ts';
import { Button } from '#ui/button/Button.tsx';
import styles from './Confirm.module.css';

type Props = { readonly body: string; readonly onYes: () => void };

export function Confirm({ body, onYes }: Props) {
  function confirm() {
    closeModals();
    onYes();
  }
  return (
    <>
      <p>{body}</p>
      <div className={styles.answers}>
        <Button look="primary" onClick={confirm}>
          Yes
        </Button>
        <Button onClick={closeModals}>Cancel</Button>
      </div>
    </>
  );
}
