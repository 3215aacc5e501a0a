/** Lettering inside a picture: stamps, signs and labels. */

import { capHeight, type TextStyle, textPath, textWidth } from '../faces/typeface.ts';
import type { Outline } from './illustration.ts';

/** Capitals of the given height in millimetres. */
export function lettering(words: string, height: number, typeface: 'label' | 'display' | 'strong' = 'label'): Outline {
  const size = height / capHeight({ typeface, size: 1 });
  const style: TextStyle = { typeface, size, tracking: typeface === 'label' ? 0.06 : 0 };
  return { path: textPath(words, 0, height, style), width: textWidth(words, style), height };
}
