import { plain, quoted } from '../query/sentence.ts';
import { conjugated, type TextField } from './field.ts';
import { textField, wordsOfText } from './textField.ts';

export const name: TextField = textField({
  param: 'name',
  typed: ['name', 'n'],
  columns: () => ['name'],
  words: (name) => ({
    ...wordsOfText(name, 'name', ''),
    clause: (voice) => [
      plain(`${conjugated('have', voice)} `),
      ...quoted(name),
      plain(voice.one ? ' in its name' : ' in their names'),
    ],
    exactly: (voice) => [plain(`${conjugated('be', voice)} called `), ...quoted(name)],
  }),
  help: ['The name contains it.', 'name:head'],
  control: { place: 1, as: 'text', label: 'Card name', isWide: true },
  sample: { name: 'head' },
});
