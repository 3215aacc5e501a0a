/** Chapter 10 begins: what the Reference is for. */

import { Lead } from '#ui/prose/Lead.tsx';

export function Reference() {
  return (
    <>
      <Lead>This chapter is not for reading but for being right.</Lead>
      <p>
        It holds the rules that are most often overlooked, each with the place where it stands in full; what happens
        when a clone dies and the game goes on; the modules, the sets and the personas; every term; and how to read the
        sentences on the cards.
      </p>
    </>
  );
}
