import { createCompany } from '../../services/api/src/company/create-company.ts';
import { openDatabase } from '../../services/api/src/database/database.ts';
import { asSystem } from '../../services/api/src/database/in-company.ts';
import type { PostgresServer } from '../../services/api/src/testing/postgres-process.ts';
import { findPostgres } from '../../services/api/src/testing/postgres-programs.ts';
import { startPostgres } from '../../services/api/src/testing/postgres-server.ts';
import { compareWrites } from './stored-writes.ts';

const onServer = findPostgres() ? test : test.skip;

let server: PostgresServer | undefined;
afterEach(() => server?.stop());

onServer(
  'the drill finds acknowledged writes that the database lacks or has twice',
  async () => {
    server = await startPostgres();
    const database = await openDatabase({ databaseUrl: server.url, dataDir: '', databasePool: 2 });
    await createCompany(database, { company_id: '7', password: 'x', name_company: 'x', name_admin: 'y' });
    await asSystem(database, '7', async (tx) => {
      for (const description of ['once', 'twice', 'twice'])
        await tx
          .insertInto('expenses')
          .values({ company_id: '7', description, quantity: '1', amount: 1 })
          .execute();
    });
    await database.close();
    const url = server.url.replace('tawseel@', 'postgres@');
    const expense = (id: string) => ({ kind: 'expense', id, status: '' }) as const;
    const order = { kind: 'order', id: 'O-1', status: 'Delivered' } as const;
    expect(await compareWrites(url, ['once', 'twice'].map(expense))).toEqual({
      lost: [],
      twice: ['expense twice'],
    });
    expect(await compareWrites(url, [expense('never'), order])).toMatchObject({
      lost: ['expense never', 'order O-1 Delivered', 'journal O-1'],
    });
  },
  60_000,
);
