import { describe, expect, test } from 'vitest';
import { shortClassNames } from './shortClassNames.ts';

describe('the name of a class in a built site', () => {
  const { nameFor: name, moduleOf } = shortClassNames('/site');

  test('is short, and begins with a letter', () => {
    expect(name('row', '/site/src/ui/Button.module.css')).toMatch(/^[a-z][a-z0-9]{4}$/);
  });

  test('is the same in every build and in every folder, whatever is asked for behind the file', () => {
    expect(shortClassNames('/elsewhere').nameFor('row', '/elsewhere/src/ui/Button.module.css?used')).toBe(
      name('row', '/site/src/ui/Button.module.css'),
    );
  });

  test('is another for another class, and for the same word in another file', () => {
    const names = [
      name('row', '/site/src/ui/Button.module.css'),
      name('column', '/site/src/ui/Button.module.css'),
      name('row', '/site/src/ui/Link.module.css'),
    ];
    expect(new Set(names).size).toBe(3);
  });

  test('leads back to its module', () => {
    expect(moduleOf(name('row', '/site/src/ui/Button.module.css?used'))).toBe('src/ui/Button.module.css');
    expect(moduleOf('whatever')).toBeUndefined();
  });
});
