/** Shown until the parts of the game and the saved game have arrived. */

import layout from '#ui/styles/layout.module.css';

export const LayingTable = () => (
  <p className={layout.wrap} role="status">
    Setting up the table …
  </p>
);
