import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../workspace/apps.mjs';
import { DatabaseNode, passwords } from './database-node.ts';
import { startProgram } from './processes.ts';
import type { Programs } from './programs.ts';

/** A machine as Patroni describes it; `lag` in bytes. */
interface Member {
  name: string;
  role: string;
  state: string;
  lag?: number | string;
}

const runningStates = ['running', 'streaming'];
const patienceMs = 120_000;

/** Waits until the condition holds. @throws Error after two minutes */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what}: not in ${patienceMs / 1000} s.`);
    await wait(250);
  }
}

/** Three machines of a Patroni cluster and one HAProxy in front, all on loopback. */
export class Cluster {
  readonly nodes: readonly DatabaseNode[];
  readonly #port: number;

  /** The ports from `port` on are used. */
  constructor(programs: Programs, folder: string, port: number) {
    this.#port = port;
    this.nodes = [1, 2, 3].map((number) => {
      const first = port + number * 4;
      const ports = { database: first, rest: first + 1, etcd: first + 2, etcdPeer: first + 3 };
      return new DatabaseNode(`db${number}`, ports, programs, folder);
    });
    for (const node of this.nodes) node.start(this.nodes);
    const env = Object.fromEntries(
      this.nodes.flatMap(({ ports }, at) => [
        [`DB${at + 1}`, '127.0.0.1'],
        [`DB_PORT${at + 1}`, String(ports.database)],
        [`REST_PORT${at + 1}`, String(ports.rest)],
      ]),
    );
    const settings = path.join(root, 'deploy', 'haproxy.cfg');
    const log = path.join(folder, 'haproxy.log');
    startProgram([programs.haproxy, '-db', '-f', settings], { ...env, LISTEN: `127.0.0.1:${port}` }, log);
  }

  /** Address of the primary, behind HAProxy. */
  url(role: string, password: string, database: string): string {
    return `postgres://${role}:${password}@127.0.0.1:${this.#port}/${database}`;
  }

  /** Address of the primary for its superuser. */
  adminUrl(database: string): string {
    return this.url('postgres', passwords.superuser, database);
  }

  /** The members as the first machine that answers describes them. */
  async #members(): Promise<Member[]> {
    for (const { ports } of this.nodes) {
      const members = await fetch(`http://127.0.0.1:${ports.rest}/cluster`)
        .then((response) => response.json() as Promise<{ members: Member[] }>)
        .then((cluster) => cluster.members)
        .catch(() => undefined);
      if (members) return members;
    }
    return [];
  }

  /** Waits until there is a primary, a synchronous standby, and no machine is behind. */
  async untilWhole(): Promise<void> {
    await until('The cluster is whole', async () => {
      const members = await this.#members();
      const roles = members.map(({ role }) => role);
      return (
        members.length === this.nodes.length &&
        roles.includes('leader') &&
        roles.includes('sync_standby') &&
        members.every(
          ({ role, state, lag }) => runningStates.includes(state) && (role === 'leader' || lag === 0),
        )
      );
    });
  }

  async primary(): Promise<DatabaseNode> {
    const leader = (await this.#members()).find(({ role }) => role === 'leader');
    const node = this.nodes.find(({ name }) => name === leader?.name);
    if (!node) throw new Error('The cluster has no primary.');
    return node;
  }

  /** Asks Patroni to make another machine the primary, as before maintenance. */
  async switchOver(): Promise<void> {
    const { name, ports } = await this.primary();
    const response = await fetch(`http://127.0.0.1:${ports.rest}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: name }),
    });
    if (!response.ok) throw new Error(`The switchover was refused: ${await response.text()}`);
  }

  /** Kills every PostgreSQL, without waiting. */
  killNow(): void {
    for (const node of this.nodes) node.killNow();
  }
}
