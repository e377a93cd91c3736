import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { giveToServer } from '../../services/api/src/testing/postgres-process.ts';
import { root } from '../workspace/apps.mjs';
import { killPostgres, startProgram, type Program } from './processes.ts';
import type { Programs } from './programs.ts';

/** Ports of one machine, all on loopback. */
export interface NodePorts {
  database: number;
  rest: number;
  etcd: number;
  etcdPeer: number;
}

/** Passwords of the roles that Patroni creates. */
export const passwords = { superuser: 'drill-superuser', replication: 'drill-replication' };

const host = '127.0.0.1';

/** One machine of the cluster: etcd, Patroni and PostgreSQL. */
export class DatabaseNode {
  readonly name: string;
  readonly ports: NodePorts;
  readonly #programs: Programs;
  readonly #folder: string;
  readonly #data: string;
  #running: Program[] = [];

  constructor(name: string, ports: NodePorts, programs: Programs, folder: string) {
    this.name = name;
    this.ports = ports;
    this.#programs = programs;
    this.#folder = path.join(folder, name);
    this.#data = path.join(this.#folder, 'data');
    mkdirSync(this.#folder);
    giveToServer(this.#folder);
  }

  start(nodes: readonly DatabaseNode[]): void {
    this.#running = [this.#startEtcd(nodes), this.#startPatroni(nodes)];
  }

  #startEtcd(nodes: readonly DatabaseNode[]) {
    const { etcd, etcdPeer } = this.ports;
    const client = `http://${host}:${etcd}`;
    const peer = `http://${host}:${etcdPeer}`;
    const options = {
      name: this.name,
      'data-dir': path.join(this.#folder, 'etcd'),
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'initial-cluster': nodes.map(({ name, ports }) => `${name}=http://${host}:${ports.etcdPeer}`).join(','),
      'log-level': 'warn',
    };
    const parameters = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
    return startProgram([this.#programs.etcd, ...parameters], {}, this.#log('etcd'), true);
  }

  #startPatroni(nodes: readonly DatabaseNode[]) {
    const { database, rest } = this.ports;
    const env = {
      PATRONI_NAME: this.name,
      PATRONI_ETCD3_HOSTS: nodes.map(({ ports }) => `${host}:${ports.etcd}`).join(','),
      PATRONI_RESTAPI_LISTEN: `${host}:${rest}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${host}:${rest}`,
      PATRONI_POSTGRESQL_LISTEN: `${host}:${database}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${host}:${database}`,
      PATRONI_POSTGRESQL_DATA_DIR: this.#data,
      PATRONI_POSTGRESQL_BIN_DIR: this.#programs.postgres,
      PATRONI_POSTGRESQL_PGPASS: path.join(this.#folder, 'pgpass'),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: passwords.replication,
    };
    const settings = path.join(root, 'deploy', 'patroni.yml');
    return startProgram([this.#programs.patroni, settings], env, this.#log('patroni'), true);
  }

  #log(program: string) {
    return path.join(this.#folder, `${program}.log`);
  }

  /** Kills everything on the machine at once, as its loss would. */
  async kill(): Promise<void> {
    const ended = this.#running.map((program) => program.end('SIGKILL'));
    killPostgres(this.#data);
    await Promise.all(ended);
  }

  /** Kills what runs, without waiting. */
  killNow(): void {
    killPostgres(this.#data);
  }
}
