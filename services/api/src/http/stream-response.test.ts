import { connect, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

/** Far more than the system's own buffers for a reader. */
const contracts = 120;
const pictureBytes = 300_000;

async function until(isSo: () => Promise<boolean>) {
  const end = Date.now() + 60_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not come to that in a minute.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

onEachDatabase(
  'a streamed response',
  (test) => {
    let admin: TestCompany;
    const sockets: Socket[] = [];

    beforeAll(async () => {
      await test().app.listen({ port: 0, host: '127.0.0.1' });
      admin = await test().company();
      await asSystem(test().database, admin.companyId, (tx) =>
        sql`insert into contracts (company_id, contract_id, name_client, name_service, service_start_date, service_end_date,
            contract_date, service_months, payment_now_value, all_value_service, status, activity, contract_file_client)
          select ${admin.companyId}, 'C-' || n, '', '', '2026-01-01', '2026-12-31', '2026-01-01', 12, 1, 12, 'active', '',
            repeat('x', ${pictureBytes}) from generate_series(1, ${contracts}) n`.execute(tx),
      );
    });
    afterAll(() => {
      for (const socket of sockets) socket.destroy();
    });

    const port = () => (test().app.server.address() as AddressInfo).port;
    const openSockets = () =>
      new Promise<number>((resolve, reject) => {
        test().app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      });

    /** Requests the whole list and reads only the beginning of the response. */
    async function askAndStopReading() {
      const socket = connect(port(), '127.0.0.1');
      sockets.push(socket);
      socket.write(
        `POST /DC/DisplayContracts HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${admin.token}\r\ncontent-length: 0\r\n\r\n`,
      );
      const head = await new Promise<string>((resolve, reject) => {
        socket.once('data', (bytes: Buffer) => {
          socket.pause();
          resolve(bytes.toString('latin1', 0, 15));
        });
        socket.once('error', reject);
      });
      expect(head).toBe('HTTP/1.1 200 OK');
      return socket;
    }

    it('is aborted when its reader stalls, and holds no database connection until then', async () => {
      const reader = await askAndStopReading();
      // The embedded database has a single connection: a page is served only if the stalled response holds
      // none.
      expect((await admin.post('/DC/DisplayContracts', { limit: 1 })).body.total).toBe(contracts);
      if (test().database.kind === 'server') {
        const { rows } = await sql<{ held: number }>`select count(*) as held from pg_stat_activity
          where datname = current_database() and state like 'idle in transaction%'`.execute(
          test().database.db,
        );
        expect(rows).toEqual([{ held: 0 }]);
      }
      await until(async () => (await openSockets()) === 0);
      let received = 0;
      const ended = new Promise<void>((resolve) => {
        reader.once('close', () => resolve());
        reader.once('error', () => resolve());
      });
      reader.on('data', (bytes: Buffer) => (received += bytes.length)).resume();
      await ended;
      expect(received).toBeLessThan(contracts * pictureBytes);
      expect((await admin.post('/DC/DisplayContracts')).body.data).toHaveLength(contracts);
    }, 120_000);

    it('completes for a slow reader', async () => {
      const response = await fetch(`http://127.0.0.1:${port()}/DC/DisplayContracts`, {
        method: 'POST',
        headers: { authorization: `Bearer ${admin.token}` },
      });
      let received = 0;
      for await (const bytes of response.body ?? []) {
        received += bytes.length;
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      expect(received).toBeGreaterThan(contracts * pictureBytes);
    }, 120_000);
  },
  { readerTimeout: 5 },
);
