import { fsyncSync, mkdirSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Operation = (...parameters: unknown[]) => unknown;

interface Attributes {
  mode?: number;
}

/** Interfaces of PGlite's file system at start; Emscripten's own types omit them. */
interface NodeFileSystem {
  node_ops: Record<'rename' | 'unlink' | 'rmdir' | 'symlink', Operation> & {
    mknod(parent: unknown, name: string, mode: number, device: number): unknown;
    setattr(node: unknown, attributes: Attributes): void;
  };
  stream_ops: Record<'write', Operation> & {
    setattr(stream: unknown, attributes: Attributes): void;
    fsync?(stream: { nfd?: number }): number;
  };
}

function fsync({ nfd }: { nfd?: number }) {
  if (nfd !== undefined) fsyncSync(nfd);
  return 0;
}

/** Permissions of the owner. PGlite requests 0666, and sets it again after the umask was applied. */
function ownerOnly(mode: number) {
  return mode & ~0o077;
}

/** What a folder reports to its owner. */
interface FolderEvents {
  /** Called before each change of a file, also in the midst of a statement. */
  beforeWrite(): void;
  /**
   * Ends the process: the disk did not take a change. PostgreSQL would panic, and wait for ever for the log that the panic left
   * unwritten.
   */
  onFailure(error: unknown): never;
}

/** Makes the files of a file system private and its `fsync` real, and reports changes of files. */
function install(
  { node_ops: nodes, stream_ops: streams }: NodeFileSystem,
  { beforeWrite, onFailure }: FolderEvents,
) {
  const written =
    <Parameters extends unknown[], Result>(operation: (...parameters: Parameters) => Result) =>
    (...parameters: Parameters) => {
      beforeWrite();
      try {
        return operation(...parameters);
      } catch (error) {
        return onFailure(error);
      }
    };
  const guarded =
    <Parameters extends unknown[], Result>(operation: (...parameters: Parameters) => Result) =>
    (...parameters: Parameters) => {
      beforeWrite();
      return operation(...parameters);
    };
  const { mknod } = nodes;
  nodes.mknod = written((parent, name, mode, device) => mknod(parent, name, ownerOnly(mode), device));
  for (const operations of [nodes, streams]) {
    const { setattr } = operations;
    operations.setattr = guarded((node, { mode, ...attributes }) =>
      setattr(node, mode === undefined ? attributes : { ...attributes, mode: ownerOnly(mode) }),
    );
  }
  for (const name of ['rename', 'unlink', 'rmdir', 'symlink'] as const) nodes[name] = guarded(nodes[name]);
  streams.write = written(streams.write);
  streams.fsync = written(fsync);
}

/**
 * PGlite's folder on disk, private to its owner and with a real `fsync`: the embedded PostgreSQL requests it
 * at every commit, and PGlite's own folder ignores the request. With it, an acknowledged write survives a
 * power loss, not only the end of the process.
 */
export class DurableFolder extends NodeFS {
  readonly #events: FolderEvents;

  constructor(folder: string, events: FolderEvents) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    super(folder);
    this.#events = events;
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const made = await super.init(pg, options);
    const preRun = [...(made.emscriptenOpts.preRun ?? [])];
    preRun.push(({ NODEFS }: { NODEFS?: NodeFileSystem }) => {
      if (!NODEFS) throw new Error('PGlite no longer offers NODEFS: fsync cannot be installed.');
      install(NODEFS, this.#events);
    });
    return { emscriptenOpts: { ...made.emscriptenOpts, preRun } };
  }
}

/** PGlite's own start parameters without `-F`, which would turn `fsync` off. */
export const durableStart = [
  '--single',
  '-O',
  '-j',
  ...['search_path=public', 'exit_on_error=false', 'log_checkpoints=false', 'wal_sync_method=fsync'].flatMap(
    set,
  ),
  ...['max_worker_processes=0', 'max_parallel_workers=0', 'max_parallel_workers_per_gather=0'].flatMap(set),
  ...['io_method=sync', 'max_parallel_maintenance_workers=0'].flatMap(set),
];

function set(parameter: string) {
  return ['-c', parameter];
}
