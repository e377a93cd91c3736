import { columnKinds, constraintFields, fieldNames, isSearched, isSortable } from './columns.ts';
import { defineEntity } from './define-entity.ts';
import {
  choice,
  company,
  day,
  email,
  id,
  image,
  json,
  moment,
  money,
  quantity,
  secret,
  text,
  wholeNumber,
} from './field.ts';
import { rowSchema } from './row-schema.ts';

const entity = defineEntity({
  name: 'driver',
  table: 'drivers',
  key: ['driver_id'],
  deletion: 'hide',
  fields: {
    driver_id: id(),
    company_id: company(),
    password: secret(),
    status: choice(['Active', 'InActive']),
    email: email({ unique: true }),
    salary: money(),
    count: quantity(),
    trips: wholeNumber({ nullable: true }),
    note: text({ optional: true, nullable: true, search: false, sort: false }),
    born: day(),
    left: moment({ nullable: true }),
    created_at: moment({ row: false }),
    photo: image(),
    before: json({ nullable: true }),
  },
  list: {
    name: 'drivers',
    path: '/DC/DisplayDrivers',
    allow: 'records.see',
    rows: 'date',
    sort: '-created_at',
  },
});

test('a list has a column for each field but secrets and fields that rows do not have', () => {
  expect(columnKinds(entity)).toEqual({
    driver_id: 'text',
    company_id: 'text',
    status: 'text',
    email: 'text',
    salary: 'money',
    count: 'number',
    trips: 'integer',
    note: 'text?',
    born: 'day',
    left: 'moment?',
    photo: 'text',
    before: 'json?',
  });
});

test('rows are sortable by each column but images, JSON and those that say so', () => {
  const shown = Object.keys(columnKinds(entity));
  const sortable = fieldNames(entity, isSortable);
  expect(shown.filter((name) => !sortable.includes(name))).toEqual(['note', 'photo', 'before']);
});

test('the search looks in each column but the tenant, images, JSON and those that say so', () => {
  const shown = Object.keys(columnKinds(entity));
  const searched = fieldNames(entity, isSearched);
  expect(shown.filter((name) => !searched.includes(name))).toEqual(['company_id', 'note', 'photo', 'before']);
});

test('constraints of the table are those of the key and of unique fields', () => {
  expect(constraintFields(entity)).toEqual({ drivers_pkey: 'driver_id', drivers_email: 'email' });
  expect(constraintFields({ ...entity, id: 'email' })).toMatchObject({ drivers_pkey: 'email' });
});

const row = {
  driver_id: 'D-1',
  company_id: '1001',
  status: 'Active',
  email: 'a@b.jo',
  salary: 1.5,
  count: 2,
  trips: null,
  note: null,
  born: '2000-01-01',
  left: null,
  photo: '',
  before: null,
};

test('the row schema accepts a row of the columns, with a blank password and none other', () => {
  expect(rowSchema(entity).parse({ ...row, password: '' })).toEqual({ ...row, password: '' });
  expect(rowSchema(entity).safeParse({ ...row, password: 'secret1' }).success).toBe(false);
});

test.each([
  ['salary', '1.5'],
  ['trips', 1.5],
  ['status', 'Asleep'],
  ['email', null],
])('the row schema refuses %s: %j', (name, value) => {
  expect(rowSchema(entity).safeParse({ ...row, password: '', [name]: value }).success).toBe(false);
});
