/** The header's menu: theme and text size. */

import { Sheet } from '#ui/sheet/Sheet.tsx';
import { DisplayChoices } from './DisplayChoices.tsx';
import styles from './DisplayMenu.module.css';

const menuId = 'display';

export const DisplayMenu = () => (
  <>
    <button className={styles.button} type="button" popoverTarget={menuId} aria-label="Theme and text size">
      Aa
    </button>
    <Sheet id={menuId} title="Theme and text size" atTop>
      <DisplayChoices />
    </Sheet>
  </>
);
