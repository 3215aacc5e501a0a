/** Chapter 10, opening: the purpose of the Reference. */

import { Lead } from '#ui/prose/Prose.tsx';

export function Reference() {
  return <Lead>This chapter is not for reading but for being right.</Lead>;
}
