/** Symbols in running text, by their tokens, with the number that belongs to them: `<Sym of="2 {TC}" />`. */

import { RichText } from '../symbol/RichText.tsx';

export function Sym({ of }: { of: string }) {
  return <RichText text={of} />;
}
