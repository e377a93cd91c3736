import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresServer } from '../testing/postgres-process.ts';
import { findPostgres } from '../testing/postgres-programs.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { endAllApis, runToEnd } from '../testing/running-api.ts';

const rows = 25_000;
/** Each entry is more than six kilobytes of JSON: together they exceed the heap. */
const leastBytes = rows * 6000;
const heapMb = 96;

const onServer = findPostgres() ? it : it.skip;
const script = 'testing/stream-in-little-memory.ts';
const little = { NODE_OPTIONS: `--max-old-space-size=${heapMb}`, LEDGER_ROWS: String(rows) };

describe(`a whole list of ${rows} rows and its exports stream within a heap of ${heapMb} MB`, () => {
  let folder: string;
  let server: PostgresServer | undefined;

  beforeAll(async () => {
    // The first test that uses the server fills its ledger.
    if (findPostgres()) server = await startPostgres();
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tawseel-data-'));
  });
  afterEach(() => {
    endAllApis();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (env: Record<string, string>) => runToEnd(script, { DATA_DIR: folder, ...little, ...env });

  const onPostgres = () => ({ DATABASE_URL: server?.url ?? '' });

  async function expectFlat(env: Record<string, string>) {
    const { code, output, errors } = await run(env);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const read = JSON.parse(output) as { bytes: number };
    expect(read).toEqual({ bytes: expect.any(Number), list: rows, csv: rows, xlsx: rows });
    expect(read.bytes).toBeGreaterThan(leastBytes);
  }

  it('from the embedded database', () => expectFlat({}), 600_000);

  onServer('from a PostgreSQL server', () => expectFlat(onPostgres()), 600_000);

  onServer(
    'but not where all of it is kept, which shows that the heap is too small for that',
    async () => {
      const { code, errors } = await run({ ...onPostgres(), HOLD: '1' });
      expect(code).not.toBe(0);
      expect(errors).toContain('heap out of memory');
    },
    600_000,
  );
});
