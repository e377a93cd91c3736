import { request } from 'node:http';
import { sql } from 'kysely';
import { createCompany, hasCompany } from '../company/create-company.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { asSystem } from '../database/in-company.ts';
import { withoutPosting } from '../demo/books.ts';
import { buildApi } from '../server/build-api.ts';

// Runs as a process with a small heap: fills the ledger of an empty database, reads it as a whole list and as exports, and
// prints the number of rows and bytes. LEDGER_ROWS sets the number of entries. HOLD=1 retains the response, like a server
// that builds it before sending.

const rows = Number(process.env.LEDGER_ROWS);
/** Each entry has a long text that the search does not cover. */
const textLength = 6000;
const chunk = 10_000;

async function fill(database: Database) {
  await createCompany(database, {
    company_id: '7',
    password: 'secret-7',
    name_company: 'x',
    name_admin: 'y',
  });
  for (let from = 1; from <= rows; from += chunk) {
    await asSystem(database, '7', (tx) =>
      withoutPosting(tx, async () => {
        await sql`
          with made as (
            insert into journals (company_id, kind, request_id) select '7', 'delivered', repeat('r', ${textLength})
            from generate_series(${from}::int, ${Math.min(rows, from + chunk - 1)}::int) returning journal_id
          )
          insert into postings (company_id, journal_id, account, holder_id, amount, balance)
          select '7', journal_id, 'driver_commission', 'D-1', -1, -1 from made`.execute(tx);
      }),
    );
  }
}

interface Read {
  bytes: number;
  /** Occurrences of the character that each row has once. */
  marks: number;
  start: string;
  end: string;
}

function count(part: Buffer, byte: number) {
  let occurrences = 0;
  for (let at = part.indexOf(byte); at !== -1; at = part.indexOf(byte, at + 1)) occurrences += 1;
  return occurrences;
}

const held: string[] = [];

/** Reads a response to its end; retains only its beginning and end. */
function readThrough(port: number, path: string, headers: Record<string, string>, body: object, mark = '{') {
  return new Promise<Read>((resolve, reject) => {
    const sent = request({ port, path, method: 'POST', headers }, (answer) => {
      const read = { bytes: 0, marks: 0, start: '', end: '' };
      answer.on('error', reject);
      answer.on('data', (part: Buffer) => {
        read.bytes += part.length;
        read.marks += count(part, mark.charCodeAt(0));
        if (read.start.length < 2000) read.start += part.toString('utf8', 0, 2000);
        read.end = part.toString('latin1', Math.max(0, part.length - 20));
        if (process.env.HOLD) held.push(part.toString('utf16le'));
      });
      answer.on('end', () => resolve(read));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = process.env;
const config = { dataDir, databaseUrl, databasePool: 2, tokenSecret: 'x'.repeat(32), sessionRate: 1000 };
const database = await openDatabase({ ...config, isUnhurried: true });
if (!(await hasCompany(database))) await fill(database);
const limits = {
  sessionStreams: 2,
  companyStreams: 2,
  processStreams: 2,
  readerTimeout: 600,
  logLevel: 'warn',
  trustProxy: 0,
} as const;
const app = await buildApi({ database, config: { ...config, ...limits } });
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
const json = { 'content-type': 'application/json' };
const login = await readThrough(port, '/LoginDC', json, { company_id: '7', password_company: 'secret-7' });
const [, token] = /"token":"([^"]+)"/.exec(login.start) ?? [];
const headers = { ...json, authorization: `Bearer ${token}` };
const list = await readThrough(port, '/DC/DisplayLedger', headers, {});
const csv = await readThrough(port, '/DC/Export/ledger', headers, { format: 'csv' }, '\n');
const xlsx = await readThrough(port, '/DC/Export/ledger', headers, { format: 'xlsx' });
process.stdout.write(
  JSON.stringify({
    bytes: list.bytes,
    // The list adds one brace, the table a line of headings.
    list: list.marks - 1,
    csv: csv.marks - 1,
    xlsx: Number(/rows=(\d+)$/.exec(xlsx.end)?.[1]),
  }),
);
await app.close();
await database.close();
