import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { startPostgres } from '@tawseel/api/testing/postgres';
import type { Target } from '@tawseel/federation/network';
import { createDeployToken } from '@tawseel/federation/store';
import pg from 'pg';
import { openStore, type ReleaseStore } from '../store/index.ts';
import { testSite, type TestSite } from './test-site.ts';
import type { TestStore } from './test-store.ts';

/** Longest time until every gateway serves a change, in milliseconds. */
export const soon = 2_000;

async function run(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Address of a file of the feature. */
export const fileOf = (version: string, file = 'remoteEntry.js') => `/releases/fleet/${version}/${file}`;

type Server = Awaited<ReturnType<typeof startPostgres>>;

/** Gateways on data folders of their own that share a database of a PostgreSQL server. */
export class SharedSites {
  sites: TestSite[] = [];
  readonly server: Server;
  readonly #databaseUrl: string;
  readonly #commandFolder = mkdtempSync(path.join(tmpdir(), 'tawseel-command-'));

  private constructor(server: Server, databaseUrl: string) {
    this.server = server;
    this.#databaseUrl = databaseUrl;
  }

  /** A new database of a server. */
  static async over(server: Server): Promise<SharedSites> {
    const name = `releases_${randomUUID().slice(0, 8)}`;
    const administrator = server.url.replace('//tawseel@', '//postgres@').replace('/tawseel?', '/postgres?');
    await run(administrator, `create database ${name} owner tawseel`);
    return new SharedSites(server, server.url.replace('/tawseel?', `/${name}?`));
  }

  query(text: string, values: unknown[] = []) {
    return run(this.#databaseUrl, text, values);
  }

  /** Starts a gateway; `release` fills its folder before. */
  async start(release: (store: TestStore) => Promise<unknown> = async () => undefined): Promise<TestSite> {
    const site = await testSite({ databaseUrl: this.#databaseUrl }, { release });
    this.sites.push(site);
    return site;
  }

  /** Starts another process over the folder of a gateway. */
  async startAgain({ store: { folder } }: TestSite): Promise<TestSite> {
    const site = await testSite({ databaseUrl: this.#databaseUrl }, { folder });
    this.sites.push(site);
    return site;
  }

  /** Runs work on the store as a command on a third machine does. */
  async withStore<Result>(work: (store: ReleaseStore) => Promise<Result>): Promise<Result> {
    const store = openStore({
      folder: path.join(this.#commandFolder, 'store'),
      databaseUrl: this.#databaseUrl,
      keepDays: 7,
      onFault: () => undefined,
    });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  /** Changes the store as a command does. */
  command<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
    return this.withStore((store) => store.change([], work));
  }

  /** Two gateways over the shell with a deploy token of the feature: their sites and addresses. */
  async startTwo() {
    const one = await this.start((own) => own.releaseShell());
    const two = await this.start();
    const { id, token } = await this.command((folder) => createDeployToken(folder, 'fleet'));
    const listen = async ({ app }: TestSite): Promise<Target> => ({
      address: await app.listen({ port: 0, host: '127.0.0.1' }),
      token,
    });
    return { one, two, first: await listen(one), second: await listen(two), tokenId: id };
  }

  /** Milliseconds until the page of every gateway contains the text. */
  async untilAllShow(text: string, cookie = ''): Promise<number> {
    const since = performance.now();
    for (const { app } of this.sites)
      while (!(await app.inject({ url: '/drivers', headers: { cookie } })).body.includes(text)) {
        if (performance.now() - since > soon)
          throw new Error(`A gateway does not show ${text} within ${soon} ms.`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    return performance.now() - since;
  }

  async close(): Promise<void> {
    const ending = this.sites;
    this.sites = [];
    // Two sites may have one folder: none is removed while the other still writes into it.
    for (const site of ending) await site.stop();
    for (const { store } of ending) await store.remove();
    await rm(this.#commandFolder, { recursive: true });
  }
}
