import { setTimeout as wait } from 'node:timers/promises';
import { createCompany } from '../../services/api/src/company/create-company.ts';
import { openDatabase, type Database } from '../../services/api/src/database/database.ts';
import { prepareDatabase } from '../../services/api/src/database/prepare-database.ts';
import { checkRecords } from '../../services/api/src/server/check-records.ts';
import { Calls } from './calls.ts';
import { Cluster, until } from './cluster.ts';
import { startGateway } from './gateway.ts';
import { prepareLoad, startLoad } from './load.ts';
import { primaryRows } from './primary-rows.ts';
import type { Programs } from './programs.ts';
import { compareWrites } from './stored-writes.ts';

const company = { company_id: '7', password: 'secret of 7', name_company: 'Drill', name_admin: 'Drill' };
const role = { name: 'tawseel', password: 'drill-tawseel', database: 'tawseel' };

/** Time under load before the primary ends and after changes are answered again, in milliseconds. */
const loadMs = 5_000;

/** How the primary ends: it is killed with its Patroni and etcd, or Patroni moves its role to another machine. */
export type End = 'kill' | 'switchover';

/** Result of one run. */
export interface Run {
  end: End;
  acknowledged: number;
  reads: number;
  lost: string[];
  twice: string[];
  /** Responses other than success, and what the checks of the records find. */
  errors: string[];
  /** From the end of the primary to the first acknowledgement of a change sent after it, in seconds. */
  answeredAfter: number;
  /** Longest wait for the response to one call, with its repetitions, in seconds. */
  longestWait: number;
}

function seconds(ms: number) {
  return Math.round(ms / 100) / 10;
}

async function endPrimary(cluster: Cluster, end: End) {
  if (end === 'switchover') {
    await cluster.switchOver();
    return undefined;
  }
  const primary = await cluster.primary();
  await primary.kill();
  return primary;
}

/** The running product of the drill. */
interface Site {
  cluster: Cluster;
  calls: Calls;
  databaseUrl: string;
  isReady: () => Promise<boolean>;
}

async function withDatabase<Result>(databaseUrl: string, work: (database: Database) => Promise<Result>) {
  const database = await openDatabase({ databaseUrl, dataDir: '', databasePool: 2, isUnhurried: true });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function startSite(cluster: Cluster, folder: string, port: number): Promise<Site> {
  await cluster.untilWhole();
  const databaseUrl = cluster.url(role.name, role.password, role.database);
  await until('HAProxy has the primary', async () =>
    prepareDatabase(cluster.adminUrl('postgres'), databaseUrl).then(
      () => true,
      () => false,
    ),
  );
  await withDatabase(databaseUrl, (database) => createCompany(database, company));
  const { api, isReady } = await startGateway(databaseUrl, folder, port);
  const calls = await Calls.signIn(api, company.company_id, company.password);
  await prepareLoad(calls);
  return { cluster, calls, databaseUrl, isReady };
}

const listeners = "select from pg_stat_activity where query = 'listen tawseel_releases'";

async function findErrors({ cluster, databaseUrl, isReady }: Site) {
  const findings = await withDatabase(databaseUrl, checkRecords);
  const isListening = (await primaryRows(cluster.adminUrl(role.database), listeners)).length > 0;
  return [
    ...findings.map(({ what }) => what),
    ...(isListening ? [] : ['The gateway does not listen for releases.']),
    ...((await isReady()) ? [] : ['The API is not ready.']),
  ];
}

async function runOnce(site: Site, end: End, name: string): Promise<Run> {
  const { cluster, calls } = site;
  const load = startLoad(calls, name);
  await wait(loadMs);
  const endedAt = performance.now();
  const killed = await endPrimary(cluster, end);
  const startedAt = performance.now();
  await until('Changes are answered', async () => load.firstWriteAfter(startedAt) !== undefined);
  await wait(loadMs);
  const { written, reads, refused, longestWait } = await load.stop();
  const { lost, twice } = await compareWrites(cluster.adminUrl(role.database), written);
  const errors = [...refused, ...(await findErrors(site))];
  killed?.start(cluster.nodes);
  await cluster.untilWhole();
  return {
    end,
    acknowledged: written.length,
    reads,
    lost,
    twice,
    errors,
    answeredAfter: seconds((load.firstWriteAfter(startedAt) ?? Infinity) - endedAt),
    longestWait: seconds(longestWait),
  };
}

/**
 * Ends the primary of a cluster under load, once for each of `ends`; a killed machine joins again before the next run. The caller
 * ends the programs that run.
 */
export async function runDrill(
  programs: Programs,
  folder: string,
  port: number,
  ends: readonly End[],
  onRun: (run: Run) => void,
): Promise<void> {
  const cluster = new Cluster(programs, folder, port + 1);
  process.once('exit', () => cluster.killNow());
  const site = await startSite(cluster, folder, port);
  for (const [at, end] of ends.entries()) onRun(await runOnce(site, end, `run${at + 1}`));
}
