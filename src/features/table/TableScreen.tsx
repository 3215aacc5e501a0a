/** The clone tracker: the games on this device, the setup of a new one, and the table itself. */

import { Misprint } from '#ui/misprint/Misprint.tsx';
import layout from '#ui/styles/layout.module.css';

export function TableScreen() {
  return (
    <div className={layout.wrap}>
      <header className={layout.pageHead}>
        <Misprint>Table</Misprint>
      </header>
    </div>
  );
}
