import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../workspace/apps.mjs';

interface Outcome {
  code: number | null;
  output: string;
}

/** A production folder, and a data folder elsewhere, for tests. */
export class ProductionFolder {
  readonly folder: string;
  readonly data: string;
  readonly #temporary: string;
  readonly #running = new Set<ChildProcess>();

  private constructor(temporary: string) {
    this.#temporary = temporary;
    this.folder = path.join(temporary, 'tawseel');
    this.data = path.join(temporary, 'data');
  }

  static async create(): Promise<ProductionFolder> {
    const production = new ProductionFolder(await mkdtemp(path.join(tmpdir(), 'tawseel-production-')));
    await mkdir(production.data, { mode: 0o700 });
    return production;
  }

  /** Runs the command that writes the folder. */
  write(): Promise<Outcome> {
    const args = ['--import', 'tsx', 'tools/production.ts', this.folder, '--dirty'];
    return this.#run(root, process.env, args);
  }

  async #run(cwd: string, env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Outcome> {
    const child = this.#spawn(cwd, env, args);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    const [code] = await once(child, 'close');
    return { code, output };
  }

  #spawn(cwd: string, env: NodeJS.ProcessEnv, args: readonly string[]) {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#running.add(child);
    child.once('exit', () => this.#running.delete(child));
    return child;
  }

  /** The operator's environment, without that of the tests. */
  #environment(more: Record<string, string>): NodeJS.ProcessEnv {
    return {
      NODE_ENV: 'production',
      DATA_DIR: this.data,
      EMBEDDED_DATABASE: '1',
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...more,
    };
  }

  /** Runs a program of the folder to its end. */
  command(name: string, args: readonly string[] = [], more: Record<string, string> = {}): Promise<Outcome> {
    return this.#run(this.folder, this.#environment(more), [`programs/${name}.mjs`, ...args]);
  }

  /** Starts the gateway, and waits for its address. */
  async serve(more: Record<string, string> = {}) {
    const child = this.#spawn(this.folder, this.#environment(more), ['programs/gateway.mjs', '--released']);
    let output = '';
    const address = await new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => {
          output += String(text);
          const [, found] = /Tawseel is at (http:\S+)/.exec(output) ?? [];
          if (found) resolve(found);
        });
      child.once('exit', () => reject(new Error(`The gateway did not start: ${output}`)));
    });
    const end = async () => {
      child.kill('SIGTERM');
      const [code]: unknown[] = await once(child, 'exit');
      return code;
    };
    return { address, end };
  }

  /** Every file with its size and time: a program that writes into the folder changes this. */
  async files(): Promise<string[]> {
    const names = await readdir(this.folder, { recursive: true });
    const lines = names.toSorted().map(async (name) => {
      const { size, mtimeMs } = await lstat(path.join(this.folder, name));
      return `${name} ${size} ${mtimeMs}`;
    });
    return Promise.all(lines);
  }

  async remove(): Promise<void> {
    for (const child of this.#running) child.kill('SIGKILL');
    await rm(this.#temporary, { recursive: true, force: true });
  }
}
