import { entities, type StoredEntity } from '@tawseel/api-client/schemas';
import expectedLines from '../database/schema/expected-schema.json' with { type: 'json' };
import { repair } from '../testing/repair-entity.ts';
import { migrationFile, withMigration } from './migration-file.ts';
import { schemaGaps } from './schema-gaps.ts';

const described: [string, StoredEntity][] = Object.entries(entities);

test.each(described)('the table of %s follows its description; see npm run new-migration', (_, entity) => {
  expect(schemaGaps(entity, expectedLines)).toEqual([]);
});

test('a new field needs a column, the search, the view and the audit log', () => {
  const order: StoredEntity = {
    ...entities.order,
    fields: { ...entities.order.fields, colour: { kind: 'text', max: 300 } },
  };
  const gaps = schemaGaps(order, expectedLines);
  expect(gaps.map(({ what }) => what)).toEqual([
    'orders.colour is missing',
    'the search of orders differs',
    'the view of orders lacks columns',
    'the audited columns of orders differ',
  ]);
  expect(migrationFile(gaps))
    .toContain(`import { auditRows, refreshListedView, replaceSearch } from './table-parts.ts';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql\`alter table orders add column colour text not null default ''\`.execute(db);
  await replaceSearch(db, 'orders', ['merchant_order_id',`);
});

test('a secret field is neither searched nor logged', () => {
  const driver: StoredEntity = {
    ...entities.driver,
    fields: { ...entities.driver.fields, pin: { kind: 'secret', nullable: true } },
  };
  const lines = schemaGaps(driver, expectedLines).flatMap((gap) => gap.lines);
  expect(lines.filter((line) => line.includes('pin'))).toEqual([
    'await sql`alter table drivers add column pin text`.execute(db);',
  ]);
});

test.each<[string, string, StoredEntity['fields'][string]]>([
  ['a column of another type', 'salary', { kind: 'text' }],
  ['a column that may be null', 'name_driver', { kind: 'text', nullable: true }],
])('%s is reported, for a migration by hand', (_, name, field) => {
  const driver: StoredEntity = { ...entities.driver, fields: { ...entities.driver.fields, [name]: field } };
  expect(schemaGaps(driver, expectedLines)).toContainEqual({
    what: `drivers.${name} cannot hold its field`,
    lines: [],
  });
});

test('a column without a field is dropped', () => {
  const { model: _, ...fields } = entities.car.fields;
  const gaps = schemaGaps({ ...entities.car, fields }, expectedLines);
  expect(gaps[0]).toEqual({
    what: 'cars.model is not described',
    lines: ['await sql`alter table cars drop column model cascade`.execute(db);'],
  });
});

test('a table without policies or rights is reported', () => {
  const open = expectedLines.filter((line) => !line.startsWith('policy cars.company_rows'));
  expect(schemaGaps(entities.car, open)).toEqual([{ what: 'cars does not isolate tenants', lines: [] }]);
});

test('a new table gets its index, search, policies, view, counter and audit log', () => {
  expect(schemaGaps(repair, expectedLines).flatMap((gap) => gap.lines)).toEqual([
    `await sql\`create table sample_repairs (company_id text not null references companies,
repair_id text not null,
car_id text not null,
price bigint not null,
plate text not null,
repaired_at timestamp with time zone,
created_at timestamp with time zone not null default now(),
deleted_at timestamptz,
\${searchColumn(['repair_id', 'car_id', 'money_text(price)', 'plate', 'day_text(repaired_at)'])},
primary key (company_id, repair_id),
foreign key (company_id, car_id) references cars)\`.execute(db);`,
    'await sql`create index sample_repairs_created_at on sample_repairs (company_id, created_at, repair_id) where deleted_at is null`.execute(db);',
    'await sql`create index sample_repairs_deleted on sample_repairs (company_id, created_at, repair_id) where deleted_at is not null`.execute(db);',
    "await indexSearch(db, 'sample_repairs');",
    'await sql`create unique index sample_repairs_plate on sample_repairs (company_id, plate) where deleted_at is null`.execute(db);',
    "await isolateTenants(db, 'sample_repairs', 'select, insert, update');",
    "await listRows(db, 'sample_repairs');",
    "await countRows(db, 'sample_repairs', 'sample_repairs', { counted: 'deleted_at is null' });",
    "await auditRows(db, { table: 'sample_repairs', entity: 'car', key: ['repair_id'], columns: ['car_id', 'company_id', 'created_at', 'deleted_at', 'plate', 'repair_id', 'repaired_at'], amounts: ['price'] });",
  ]);
});

test('a list that changes its order gets its index', () => {
  const byModel: StoredEntity = { ...entities.car, list: { ...entities.car.list, sort: 'model' } };
  expect(schemaGaps(byModel, expectedLines)).toEqual([
    {
      what: 'the list of cars has no index of its order',
      lines: [
        'await sql`create index cars_model on cars (company_id, model, car_id) where deleted_at is null`.execute(db);',
      ],
    },
  ]);
});

test('a title that a migration has is refused', () => {
  expect(() => withMigration(`  '0039-repairs': repairs,\n`, '0040-repairs')).toThrow(
    /^There is a migration 0039-repairs already: choose another title\. /,
  );
});

test('a migration is added at the end of the index', () => {
  const index = `import { up as first } from './0001-first.ts';

/** In the order they run; a name that has been released never changes. */
export const migrations = {
  '0001-first': first,
};
`;
  expect(withMigration(index, '0002-order-note')).toBe(`import { up as first } from './0001-first.ts';
import { up as orderNote } from './0002-order-note.ts';

/** In the order they run; a name that has been released never changes. */
export const migrations = {
  '0001-first': first,
  '0002-order-note': orderNote,
};
`);
});
