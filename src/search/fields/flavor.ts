import type { TextField } from './field.ts';
import { textField, wordsOfText } from './textField.ts';

export const flavor: TextField = textField({
  param: 'flavor',
  typed: ['flavor', 'flavour'],
  columns: () => ['flavor'],
  words: (text) => wordsOfText(text, 'flavour', ' in the flavour'),
  help: ['The flavour text says it.', 'flavor:lease'],
  control: { place: 9, as: 'text', label: 'Flavour text' },
  sample: { flavor: 'one' },
});
