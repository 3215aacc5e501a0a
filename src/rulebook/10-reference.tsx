/** Chapter 10 begins: what the Reference is for. */

import { Lead } from '#ui/prose/Prose.tsx';

export function Reference() {
  return <Lead>This chapter is not for reading but for being right.</Lead>;
}
