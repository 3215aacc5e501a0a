import type { TextField } from './field.ts';
import { textField, wordsOfText } from './textField.ts';

/** Contained in the fear side. If `effects` is given too, both must match. */
export const fearEffects: TextField = textField({
  param: 'fear-effects',
  typed: ['fear', 'fear-effects'],
  columns: () => ['fear'],
  words: (text) => wordsOfText(text, 'fear', ' in fear'),
  help: ['The fear side says it.', 'fear:{B}'],
  sample: { effects: 'lose', fearEffects: 'lose' },
});
