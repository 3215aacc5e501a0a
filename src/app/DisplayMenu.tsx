/** The header's menu: theme, text size, and the pages that are used at the table. */

import { routes } from '#site/routes.ts';
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
      <p className={styles.links}>
        <a href={routes.print.href()}>Print</a>
        <a href={routes.reference.href()}>Reference</a>
        <a href={routes.ready.href()}>Ready</a>
      </p>
    </Sheet>
  </>
);
