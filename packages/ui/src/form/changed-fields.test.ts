import { changedFields } from './changed-fields.ts';

test.each([
  ['nothing', { name: 'Omar', salary: 350 }, []],
  ['another text', { name: 'Omar H.', salary: 350 }, ['name']],
  ['another number', { name: 'Omar', salary: 0 }, ['salary']],
  ['what was emptied', { name: '', salary: 350 }, ['name']],
  ['what was filled in', { name: 'Omar', salary: 350, password: 'secret1' }, ['password']],
  ['not what stayed empty', { name: 'Omar', salary: 350, password: '', city: undefined }, []],
])('names %s', (_, values, names) => {
  expect(changedFields(values, { name: 'Omar', salary: 350, city: '' })).toEqual(names);
});
