import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What PGlite hands a file system while it starts; Emscripten's own types do not name these. */
interface StartingModule {
  NODEFS?: { stream_ops?: { fsync?: (stream: { nfd?: number }) => number } };
}

/**
 * PGlite's folder on disk, with `fsync` made real: the embedded PostgreSQL asks for it at every commit, and PGlite's own
 * folder ignores the request. With it an acknowledged write survives a loss of power, not only the end of the process.
 */
export class DurableFolder extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const made = await super.init(pg, options);
    const preRun = [...(made.emscriptenOpts.preRun ?? [])];
    preRun.push((module: StartingModule) => {
      const operations = module.NODEFS?.stream_ops;
      if (!operations)
        throw new Error('PGlite no longer offers NODEFS.stream_ops: fsync cannot be installed.');
      operations.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd);
        return 0;
      };
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
