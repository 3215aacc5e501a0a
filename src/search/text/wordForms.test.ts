import { expect, test } from 'vitest';
import { stemOf } from './wordForms.ts';

test.each([
  ['memory memories'],
  ['die dies died dying dead death'],
  ['win wins won winner winning'],
  ['cancel cancels cancelled cancelling'],
  ['activate activates activated activating activation'],
  ['react reacts reacted reaction reactions'],
  ['refresh refreshes refreshed refreshing'],
  ['damage damages damaged damaging'],
  ['pay pays paid paying payment'],
  ['pass passes passed passing'],
  ['2 two'],
  ['3 three'],
  ['5 five'],
  ['12 twelve'],
])('%s have the same stem', (forms) => {
  expect(new Set(forms.split(' ').map(stemOf)).size).toBe(1);
});

test.each([['state start'], ['corpus corps'], ['tick tie'], ['play player'], ['fear far'], ['item it']])(
  '%s have different stems',
  (words) => {
    const [one = '', other = ''] = words.split(' ');
    expect(stemOf(one)).not.toBe(stemOf(other));
  },
);

test('a symbol is its own stem', () => expect(stemOf('{t1}')).toBe('{t1}'));
