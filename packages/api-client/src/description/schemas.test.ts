import type * as z from 'zod/mini';
import { defineEntity } from './define-entity.ts';
import {
  choice,
  company,
  day,
  id,
  moment,
  money,
  phone,
  reference,
  secret,
  signedMoney,
  text,
} from './field.ts';
import { creationSchema, patchSchema, updateSchema } from './input-schemas.ts';
import { email } from './value-schemas.ts';

const entity = defineEntity({
  name: 'driver',
  table: 'drivers',
  key: ['driver_id'],
  fields: {
    driver_id: id(),
    company_id: company(),
    password: secret(),
    name: text({ max: 5 }),
    shop: text({ optional: true }),
    car_id: reference('cars', { optional: true, nullable: true }),
    city_id: reference('cities', { nullable: true, input: 'update' }),
    phone: phone(),
    status: choice(['Active', 'InActive']),
    salary: money(),
    balance: signedMoney({ input: 'ignored' }),
    hired: day(),
    due: moment(),
    created_at: moment({ input: 'none' }),
  },
  list: {
    name: 'drivers',
    path: '/DC/DisplayDrivers',
    allow: 'records.see',
    rows: 'date',
    sort: '-created_at',
  },
});

const creation = creationSchema(entity);
const update = updateSchema(entity);
const patch = patchSchema(entity);

const input = {
  driver_id: 'D-1',
  password: 'secret-1',
  name: 'Sami',
  phone: '0791234567',
  status: 'Active',
  salary: 1.5,
  hired: '2026-01-01',
  due: '2026-01-02',
} as const;

function errors(schema: z.ZodMiniType, value: object) {
  const { success, error } = schema.safeParse(value);
  return success
    ? {}
    : Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]));
}

test('a creation has each field but those that the server sets or only an update has', () => {
  expect(Object.keys(creation.shape)).toEqual([
    'driver_id',
    'company_id',
    'password',
    'name',
    'shop',
    'car_id',
    'phone',
    'status',
    'salary',
    'balance',
    'hired',
    'due',
  ]);
  expect(creation.parse({ ...input, created_at: 'now' })).toEqual(input);
});

test('a creation requires each field that is not optional', () => {
  expect(errors(creation, {})).toEqual({
    driver_id: 'required',
    password: 'required',
    name: 'required',
    phone: 'required',
    status: 'required',
    salary: 'required',
    hired: 'required',
    due: 'required',
  });
});

test.each([
  [{ car_id: '' }, {}],
  [{ car_id: null }, {}],
  [{ shop: '' }, { shop: 'required' }],
  [{ balance: -2.5 }, {}],
  [{ name: 'Sami A' }, { name: 'tooLong:5' }],
  [{ driver_id: 'a?b' }, { driver_id: 'identifier' }],
  [{ phone: '079' }, { phone: 'phone' }],
  [{ status: 'Asleep' }, { status: 'choice' }],
  [{ salary: -1 }, { salary: 'negative' }],
  [{ salary: 0.0005 }, { salary: 'decimals' }],
  [{ hired: '2026-02-30' }, { hired: 'date' }],
  [{ password: '12345' }, { password: 'tooShort:6' }],
])('a creation with %j has the errors %j', (change, expected) => {
  expect(errors(creation, { ...input, ...change })).toEqual(expected);
});

test('inputs are normalised: texts trimmed, digits Latin, days without a time', () => {
  const given = { ...input, name: ' Sami ', phone: '٠٧٩١٢٣٤٥٦٧', due: '2026-01-02T08:00:00+03:00' };
  expect(creation.parse(given)).toEqual(input);
});

test('phones and emails lose the bidi control characters of a copy', () => {
  expect(creation.parse({ ...input, phone: '\u202A ٠٧٩١٢٣٤٥٦٧\u202C' })).toEqual(input);
  expect(email().parse('\u200Fa@example.com\u200E')).toBe('a@example.com');
});

test('an update requires what a creation requires, and the fields of updates alone', () => {
  expect(errors(update, input)).toEqual({ city_id: 'required' });
  const full = { ...input, city_id: 'Amman', changed_fields: ['name'] };
  expect(update.parse({ ...full, balance: 7 })).toEqual(full);
});

test('a patch requires the key alone, and an empty password passes', () => {
  expect(errors(patch, {})).toEqual({ driver_id: 'required' });
  expect(errors(patch, { driver_id: 'D-1', password: '' })).toEqual({});
  expect(errors(patch, { driver_id: 'D-1', password: '123' })).toEqual({ password: 'tooShort:6' });
});
