import { onEachDatabase } from '../testing/test-api.ts';

onEachDatabase('statements that are sent together', (test) => {
  const sent = async (...[first, second]: [sql: string, sql: string]) => {
    const { source } = test().database;
    const connection = await source.acquire();
    try {
      const results = await connection.queryTogether([
        { sql: first, parameters: ['own'], name: first.slice(0, 40) },
        { sql: second, parameters: [[2, null]], name: second.slice(0, 40) },
      ]);
      return results.map((result) => (result.status === 'fulfilled' ? result.value.rows : 'failed'));
    } finally {
      source.release(connection);
    }
  };
  const set = "select set_config('app.company_id', $1, true) as company";
  const read = "select current_setting('app.company_id', true) as company, $1::int[] as numbers";
  const both = [[{ company: 'own' }], [{ company: 'own', numbers: [2, null] }]];

  it('share a transaction, which ends with them', async () => {
    expect(await sent(set, read)).toEqual(both);
    const { source } = test().database;
    const connection = await source.acquire();
    const { rows } = await connection.query<{ company: string | null }>(
      "select nullif(current_setting('app.company_id', true), '') as company",
    );
    source.release(connection);
    expect(rows).toEqual([{ company: null }]);
  });

  it('have their own results when none has values', async () => {
    const { source } = test().database;
    const connection = await source.acquire();
    try {
      const statements = [1, 2, 3].map((number) => ({ sql: `select ${number} as number`, parameters: [] }));
      const results = await connection.queryTogether(statements);
      expect(results).toMatchObject([1, 2, 3].map((number) => ({ value: { rows: [{ number }] } })));
    } finally {
      source.release(connection);
    }
  });

  it('fail from the first failure on, and can be sent again', async () => {
    const failing = 'select 1 / length(substr($1, 4)) as company';
    expect(await sent(failing, read)).toEqual(['failed', 'failed']);
    expect(await sent(set, 'select 1 / coalesce(($1::int[])[2], 0)')).toEqual([both[0], 'failed']);
    for (let time = 0; time < 2; time += 1) expect(await sent(set, read)).toEqual(both);
  });
});
