import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { installedPostgres } from '../../services/api/src/testing/postgres-programs.ts';

/** Paths of the programs that the drill starts. */
export interface Programs {
  /** Folder of PostgreSQL's programs. */
  postgres: string;
  etcd: string;
  patroni: string;
  haproxy: string;
}

/** Debian's packages; those of a server must not start one of their own on this machine. */
const packages = { postgres: 'postgresql', etcd: 'etcd-server', patroni: 'patroni', haproxy: 'haproxy' };

function find(program: string) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

/** The folder of the newest version that also has the programs which Patroni calls: the search path may have links to some of them. */
function findPostgresFolder() {
  const folders = installedPostgres().map(({ bin }) => dirname(realpathSync(join(bin, 'postgres'))));
  return folders.findLast((folder) => existsSync(join(folder, 'pg_rewind')));
}

/** @throws Error that names the packages to install */
export function findPrograms(): Programs {
  const found = {
    postgres: findPostgresFolder(),
    etcd: find('etcd'),
    patroni: find('patroni'),
    haproxy: find('haproxy'),
  };
  const { postgres, etcd, patroni, haproxy } = found;
  if (postgres && etcd && patroni && haproxy) return { postgres, etcd, patroni, haproxy };
  const missing = Object.entries(packages).filter(([name]) => !Reflect.get(found, name));
  const names = missing.map(([, debian]) => debian).join(' ');
  throw new Error(
    `The drill needs programs that are not installed. On Debian 12: apt-get install --no-install-recommends ${names}`,
  );
}
