import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';

/** npm as a machine has it that has created a feature before, with third-party packages in its cache; plain output. */
const npm = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
  npm_config_yes: 'true',
  FORCE_COLOR: '0',
};

const author = {
  GIT_AUTHOR_NAME: 'Rana',
  GIT_AUTHOR_EMAIL: 'rana@example.com',
  GIT_COMMITTER_NAME: 'Rana',
  GIT_COMMITTER_EMAIL: 'rana@example.com',
};

/** A team in a folder outside of this workspace, and the commands that it types. */
export class Team {
  /** Commands so far, each with its seconds. */
  readonly typed: string[] = [];
  private readonly home: string;
  /** Folder of its feature, after it has been created. */
  private folder: string;

  private constructor(home: string) {
    this.home = home;
    this.folder = path.join(home, 'features');
  }

  private get cache() {
    return path.join(this.home, 'npm');
  }

  /** A team with the npm configuration of this machine, in an empty folder. */
  static async join(): Promise<Team> {
    const team = new Team(await mkdtemp(path.join(tmpdir(), 'tawseel-team-')));
    await mkdir(team.folder);
    const configuration = process.env.npm_config_userconfig ?? path.join(homedir(), '.npmrc');
    await copyFile(configuration, path.join(team.home, 'npmrc')).catch(() => undefined);
    // Third-party packages come from this machine's cache. Programs that npx has installed do not: it would run the one of an
    // earlier run, which has the same version.
    const cached = path.join(process.env.npm_config_cache ?? path.join(homedir(), '.npm'), '_cacache');
    await mkdir(cached, { recursive: true });
    await mkdir(team.cache);
    await symlink(cached, path.join(team.cache, '_cacache'));
    return team;
  }

  private spawn(command: string, env: Record<string, string>) {
    const { NODE_ENV: _, ...inherited } = process.env;
    const configuration = {
      npm_config_userconfig: path.join(this.home, 'npmrc'),
      npm_config_cache: this.cache,
    };
    const child = spawn(command, {
      cwd: this.folder,
      shell: true,
      // A group of its own, which `stop` ends with everything that npm starts.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...inherited, ...npm, ...author, ...configuration, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()));
    return { child, output: () => output };
  }

  /** Changes to a folder below. */
  enter(name: string): void {
    this.typed.push(`cd ${name}`);
    this.folder = path.join(this.folder, name);
  }

  /** Path of a file of the feature. */
  file(name: string): string {
    return path.join(this.folder, name);
  }

  /** Runs a command to its end. @throws Error with its output when it fails. */
  async type(command: string, env: Record<string, string> = {}): Promise<string> {
    const start = Date.now();
    const { child, output } = this.spawn(command, env);
    const [code] = await once(child, 'close');
    this.typed.push(`${command} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    if (code !== 0) throw new Error(`${command} failed:\n${output()}`);
    return output();
  }

  /** Starts a command and waits for a text of its output; returns how to end it. */
  async start(command: string, env: Record<string, string>, said: string): Promise<() => Promise<void>> {
    const start = Date.now();
    const { child, output } = this.spawn(command, env);
    const ended = once(child, 'close');
    let isEnded = false;
    child.once('exit', () => (isEnded = true));
    while (!output().includes(said)) {
      if (isEnded) throw new Error(`${command} ended:\n${output()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    this.typed.push(`${command} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    return async () => {
      if (child.pid !== undefined && !isEnded) process.kill(-child.pid, 'SIGINT');
      await ended;
    };
  }

  async leave(): Promise<void> {
    await rm(this.home, { recursive: true, maxRetries: 3 });
  }
}
