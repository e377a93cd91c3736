import type { ColumnKind } from '@tawseel/api-client/schemas';
import type { Statement } from '../database/dialect.ts';
import { onEachDatabase } from '../testing/test-api.ts';
import { PageRows, pageWriter } from './page-rows.ts';

/** Expressions of each kind, as statements of pages select them, and what `row_to_json` gets in their place. */
const samples: Record<ColumnKind, readonly (string | { selected: string; expected: string })[]> = {
  text: [
    `''`,
    `'M-1'`,
    String.raw`E'"quoted" \\ back / slash'`,
    String.raw`E'\b\t\n\f\r\x01\x1f\x7f'`,
    `'عمان، مبنى 1 🚚'`,
  ],
  'text?': ['null::text', `'note'`],
  money: [0, 5, 50, 999, 1000, 12_345, 9_007_199_254_740_991, -1, -999, -1000].map((fils) => ({
    selected: `${fils}::bigint`,
    expected: `${fils}::bigint * 0.001`,
  })),
  number: ['0.5::numeric', 'trim_scale(12.500)', '-3::numeric', 'null::numeric'],
  integer: ['0', '42', '-7', '9007199254740991'],
  day: [`date '2026-02-28'`, `date '0987-01-01'`],
  moment: [
    `timestamptz '2026-11-25 10:02:00+03'`,
    `timestamptz '2026-01-01 23:59:59.123456+00'`,
    `timestamptz '1900-01-01 00:00:00+00'`,
    `timestamptz 'infinity'`,
  ],
  'moment?': ['null::timestamptz', `timestamptz '2026-11-25 10:02:00.5+03'`],
  'json?': [`'{"a": [1, "\\"", null]}'::jsonb`, `'"text"'::jsonb`, 'null::jsonb'],
};

const name = 'a "name"';

/** All samples with their kinds. */
const rows = Object.entries(samples).flatMap(([kind, values]) =>
  values.map((value) => ({
    kind: kind as ColumnKind,
    ...(typeof value === 'string' ? { selected: value, expected: value } : value),
  })),
);

onEachDatabase('rows of a page', (test) => {
  async function send(statements: readonly Statement[]) {
    const connection = await test().database.source.acquire();
    try {
      return await connection.queryTogether<{ json: string }>(statements);
    } finally {
      test().database.source.release(connection);
    }
  }

  it.each(['Asia/Amman', 'UTC', 'Asia/Kolkata', 'America/New_York'])(
    'are the JSON that PostgreSQL writes, in the time of %s',
    async (zone) => {
      const select = (column: 'selected' | 'expected') =>
        rows.map((row, at) => `${row[column]} as "${name.replaceAll('"', '""')} ${at}"`).join(', ');
      const page = new PageRows(
        pageWriter({
          facts: [],
          columns: rows.map(({ kind }, at) => ({ name: `${name} ${at}`, kind, isShown: true })),
          sortKeys: [0],
          blank: ['password'],
        }),
        1,
      );
      const results = await send([
        { sql: "select set_config('TimeZone', $1, true)", parameters: [zone] },
        { sql: `select true as is_row, ${select('selected')}`, parameters: [], receiver: page },
        {
          sql: `select row_to_json(o)::text as json from (select ${select('expected')}, '' as password) o`,
          parameters: [],
        },
      ]);
      const expected = results[2]?.status === 'fulfilled' ? results[2].value.rows[0]?.json : results[2];
      expect(page.take('', '').toString()).toBe(expected);
    },
  );

  it('name the total, the version and the last keys when another page follows', async () => {
    const columns = [
      { name: 'id', kind: 'text', isShown: true },
      { name: 'at', kind: 'moment?', isShown: false },
    ] as const;
    const writer = pageWriter({ facts: ['total', 'version'], columns, sortKeys: [1, 0], blank: [] });
    const statement = (count: number) => `select 7 as total, 3 as version, t.* from (select) page left join
      (select true as is_row, 'I-' || n as id, null::timestamptz as at from generate_series(1, ${count}) n) t on true`;
    const read = async (count: number) => {
      const page = new PageRows(writer, 2);
      await send([{ sql: statement(count), parameters: [], receiver: page }]);
      const { isEmpty, lastKeys, total, version } = page;
      return { isEmpty, lastKeys, total, version, rows: page.take('[', ']').toString() };
    };
    const facts = { total: 7, version: 3 };
    const two = '[{"id":"I-1"},{"id":"I-2"}]';
    expect(await read(0)).toEqual({ ...facts, isEmpty: true, lastKeys: undefined, rows: '[]' });
    expect(await read(2)).toEqual({ ...facts, isEmpty: false, lastKeys: undefined, rows: two });
    expect(await read(3)).toEqual({ ...facts, isEmpty: false, lastKeys: ['-infinity', 'I-2'], rows: two });
  });

  it('begin again when their statement is sent again', async () => {
    const columns = [{ name: 'id', kind: 'text', isShown: true }] as const;
    const page = new PageRows(pageWriter({ facts: [], columns, sortKeys: [0], blank: [] }), 5);
    const failing = 'select true as is_row, (1 / (3 - n))::text as id from generate_series(1, 3) n';
    const [failed] = await send([{ sql: failing, parameters: [], receiver: page }]);
    expect(failed?.status).toBe('rejected');
    await send([{ sql: "select true as is_row, 'I-1' as id", parameters: [], receiver: page }]);
    expect(page.take('', '').toString()).toBe('{"id":"I-1"}');
  });

  it('take more memory for long texts', async () => {
    const columns = [{ name: 'id', kind: 'text', isShown: true }] as const;
    const page = new PageRows(pageWriter({ facts: [], columns, sortKeys: [0], blank: [] }), 500);
    const text = `select true as is_row, repeat(E'a\\x01', 2000) || n as id from generate_series(1, 500) n`;
    await send([{ sql: text, parameters: [], receiver: page }]);
    const rows = JSON.parse(page.take('[', ']').toString()) as { id: string }[];
    const wrong = rows.filter(({ id }, at) => id !== `${'a\u0001'.repeat(2000)}${at + 1}`);
    expect([rows.length, wrong.length]).toEqual([500, 0]);
  });

  it('keep their bytes when further pages are written', async () => {
    const columns = [{ name: 'id', kind: 'text', isShown: true }] as const;
    const writer = pageWriter({ facts: [], columns, sortKeys: [0], blank: [] });
    const pages = ['a', 'b', 'c'].map((id) => ({ id, page: new PageRows(writer, 1) }));
    await send(
      pages.map(({ id, page }) => ({
        sql: `select true as is_row, '${id}' as id`,
        parameters: [],
        receiver: page,
      })),
    );
    const taken = pages.map(({ page }) => page.take('', ''));
    const later = new PageRows(writer, 1);
    await send([{ sql: "select true as is_row, 'd' as id", parameters: [], receiver: later }]);
    expect([...taken, later.take('', '')].map(String)).toEqual(
      ['a', 'b', 'c', 'd'].map((id) => `{"id":"${id}"}`),
    );
  });
});
