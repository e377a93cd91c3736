import { runToEnd, startApi, type RunningApi } from './running-api.ts';

/** How often a process is killed while it writes. */
export const rounds = 20;
/** Sets the password of the company that writes. */
export const testCompany = { COMPANY_PASSWORD: 'secret of 7', LOG_LEVEL: 'info' };

/** Signs in to the company that writes. */
export async function signIn(api: RunningApi) {
  const { body } = await api.call('/LoginDC', {
    company_id: '7',
    password_company: testCompany.COMPANY_PASSWORD,
  });
  return { authorization: `Bearer ${String(body.token)}` };
}

/**
 * Adds expenses, three at a time, and kills the process shortly after some were acknowledged, while others
 * are being written. Returns the descriptions of the acknowledged ones.
 */
async function writeUntilKilled(api: RunningApi, round: number) {
  const headers = await signIn(api);
  const acknowledged: string[] = [];
  const enough = 3 + (round % 5);
  let killed: Promise<unknown> | undefined;
  const write = async (writer: number) => {
    for (let n = 0; ; n += 1) {
      const description = `r${round}-w${writer}-${n}`;
      const body = { description, quantity: 1, amount: 0.125 };
      const answer = await api.call('/DC/CreateExpenses', body, headers).catch(() => undefined);
      if (answer?.status !== 200) return;
      acknowledged.push(description);
      if (acknowledged.length < enough) continue;
      killed ??= new Promise((resolve) => {
        setTimeout(resolve, round % 4);
      }).then(() => api.end('SIGKILL'));
    }
  };
  await Promise.all([1, 2, 3].map(write));
  await killed;
  return acknowledged;
}

async function described(api: RunningApi) {
  const { body } = await api.call('/DC/DisplayExpenses', {}, await signIn(api));
  const rows: unknown = body.data;
  return new Set(Array.isArray(rows) ? rows.map((row: { description: string }) => row.description) : []);
}

/** Acknowledged rows that are missing after all kills, and the findings of the check. */
export async function killManyTimes(env: Record<string, string>) {
  const { code, errors } = await runToEnd('commands/company.ts', { ...env, ...testCompany }, [
    'create',
    '--id',
    '7',
    '--name',
    'x',
    '--admin',
    'y',
  ]);
  if (code !== 0) throw new Error(errors);
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    acknowledged.push(...(await writeUntilKilled(await startApi(env), round)));
  }
  const api = await startApi(env);
  const found = await described(api);
  if (acknowledged.length <= rounds) throw new Error('Too few writes were acknowledged to prove anything.');
  expect(await api.end('SIGTERM')).toBe(0);
  const { output, errors: said } = await runToEnd('commands/database.ts', env, ['check']);
  return {
    lost: acknowledged.filter((description) => !found.has(description)),
    check: output.slice(0, 1),
    said,
  };
}

/** Result of {@link killManyTimes} without errors. */
export const nothingLost = { lost: [], check: '✓', said: '' };
