import { expect, test } from 'vitest';
import { atLevel, faultsOf, firstForm, type GameForm, gameOf, withClones } from './gameForm.ts';

const sentences = (part: Partial<GameForm>) => faultsOf({ ...firstForm, ...part }).map(({ sentence }) => sentence);
const seats = (...kinds: GameForm['seats'][number]['kind'][]) => kinds.map((kind) => ({ kind, persona: '' }));

test('the initial form is a duel against the app that can begin', () => {
  expect(faultsOf(firstForm)).toEqual([]);
  const { setup, players } = gameOf(firstForm);
  expect(setup).toEqual({ seats: [{ name: 'You' }, { name: 'Twice' }], sets: [1, 2], modules: [] });
  expect(players).toEqual([{ kind: 'person' }, { kind: 'app', level: 'normal' }]);
});

test('a single person is called "You" at any seat; several have the names of their portraits', () => {
  const namesOf = (form: GameForm) => gameOf(form).setup.seats.map(({ name }) => name);
  expect(namesOf({ ...firstForm, clones: 3, seats: seats('easy', 'person', 'hard') })).toEqual([
    'Twice',
    'You',
    'Stillwell',
  ]);
  expect(namesOf({ ...firstForm, seats: seats('person', 'person') })).toEqual(['Wick', 'Twice']);
});

test('a clone of the app has the name of its persona, and no other clone of the app has that name', () => {
  const form = { ...firstForm, clones: 3, seats: seats('person', 'easy', 'easy') };
  const [you, first, second] = form.seats;
  if (!you || !first || !second) throw new Error('A seat is missing.');
  const named = { ...form, seats: [you, { ...first, persona: 'wick' }, { ...second, persona: '' }] };
  expect(gameOf(named).setup.seats.map(({ name }) => name)).toEqual(['You', 'Wick', 'Twice']);
  const asTwice = { ...form, seats: [{ ...you, persona: 'twice' }, first, second] };
  expect(gameOf(asTwice).setup.seats.map(({ name }) => name)).toEqual(['You', 'Stillwell', 'Nine']);
});

test('three and four clones of the initial form have one set for each', () => {
  const form = withClones(firstForm, 4, [1, 2, 3, 4, 5]);
  expect(form.sets).toEqual([1, 2, 3, 4]);
  expect(faultsOf(form)).toEqual([]);
  expect(withClones(firstForm, 3, [1, 2, 3, 4]).sets).toEqual([1, 2, 3]);
});

test('the app plays as well as it was last chosen to, for every clone', () => {
  expect(gameOf(atLevel(withClones(firstForm, 3, [1, 2, 3]), 'hard')).players).toEqual([
    { kind: 'person' },
    { kind: 'app', level: 'hard' },
    { kind: 'app', level: 'hard' },
  ]);
});

test('each fault of a form is reported in a sentence', () => {
  expect(sentences({ seats: seats('easy', 'hard') })).toEqual(['At least one clone has to be a person.']);
  expect(sentences({ sets: [1] })).toEqual(['Choose at least 2 sets.']);
  expect(sentences({ clones: 4 })).toEqual(['4 clones need 3 sets, or Short Tempers.']);
  expect(sentences({ clones: 4, modules: ['module-short-tempers'] })).toEqual([]);
  expect(sentences({ modules: ['module-short-tempers'] })).toEqual(['Short Tempers needs 4 clones.']);
  expect(sentences({ seats: seats('person', 'easy').map((seat) => ({ ...seat, persona: 'wick' })) })).toEqual([
    'There is one card of each persona. Choose another.',
  ]);
});
