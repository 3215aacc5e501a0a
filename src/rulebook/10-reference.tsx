/** Chapter 10 begins: what the Reference is for. */

import { Lead } from '#ui/prose/Lead.tsx';

export function Reference() {
  return <Lead>This chapter is not for reading but for being right.</Lead>;
}
