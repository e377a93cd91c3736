import { columnsOf } from '../described/columns-of.ts';
import { listedRows } from './listed-rows.ts';

const entity = {
  name: 'driver',
  fields: {
    driver_id: { kind: 'id' },
    balance: { kind: 'signedMoney', see: 'balances.see', needs: 'books' },
    status: { kind: 'choice', values: ['Active', 'InActive'] },
  },
} as const;
const columns = columnsOf('fleet', entity, ['driver_id', 'balance', 'status'], {
  driver_id: { render: () => 'rendered' },
  status: { tones: { Active: 'good' } },
});

const wordsIn = (language: string) => ({
  driver: {
    fields: { driver_id: `${language} ID`, balance: `${language} balance`, status: `${language} status` },
    values: { status: { Active: `${language} active`, InActive: `${language} inactive` } },
  },
});
const words = { en: wordsIn('en'), ar: wordsIn('ar') };
const both = (text: string) => ({ en: `en ${text}`, ar: `ar ${text}` });

test('columns become plain data in both languages, with what a person needs to see them', () => {
  const { columns: listed } = listedRows(words, { entity, columns });
  expect(JSON.parse(JSON.stringify(listed))).toEqual([
    { key: 'driver_id', header: both('ID'), kind: 'id', isSortable: true },
    {
      key: 'balance',
      header: both('balance'),
      kind: 'money',
      isSortable: true,
      see: 'balances.see',
      needs: 'books',
    },
    {
      key: 'status',
      header: both('status'),
      kind: 'status',
      isSortable: true,
      tones: { Active: 'good' },
      words: { Active: both('active'), InActive: both('inactive') },
    },
  ]);
});

test('deleted rows are a filter for those who may change rows', () => {
  const filters = [{ kind: 'days' as const, label: 'fleet:driver.fields.status', needs: 'lists' }];
  const options = { change: 'records.change', hasDeleted: true };
  expect(listedRows(words, { entity, columns, filters }, options).filters).toEqual([
    { kind: 'days', label: both('status'), needs: 'lists' },
    { kind: 'toggle', label: { en: 'Deleted', ar: 'المحذوفة' }, needs: 'deleted', see: 'records.change' },
  ]);
});

test('a text that no translation has fails the build by its key', () => {
  const missing = { ...words, ar: {} };
  expect(() => listedRows(missing, { entity, columns })).toThrow(
    'No translation of fleet:driver.fields.driver_id',
  );
});
