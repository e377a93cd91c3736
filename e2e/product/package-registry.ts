import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@tawseel/conformance/free-port';
import { startProcess } from './process.ts';

const execute = promisify(execFile);
const root = path.join(import.meta.dirname, '..', '..');

/** Only the scope of the product is served: npm takes all other packages from the registry that it is configured with. */
const settings = `storage: ./storage
packages:
  '@tawseel/*': { access: $all, publish: $all }
log: { type: stdout, format: pretty, level: warn }
`;

/** A registry on loopback with the packages of this workspace, as `npm run packages` packs them. */
export class PackageRegistry {
  readonly address: string;
  private readonly stop: () => Promise<void>;

  private constructor(address: string, stop: () => Promise<void>) {
    this.address = address;
    this.stop = stop;
  }

  static async start(): Promise<PackageRegistry> {
    const folder = await mkdtemp(path.join(tmpdir(), 'tawseel-packages-'));
    const config = path.join(folder, 'config.yaml');
    await writeFile(config, settings);
    const address = `http://127.0.0.1:${await freePort()}/`;
    const verdaccio = fileURLToPath(import.meta.resolve('verdaccio/bin/verdaccio'));
    const [{ end }] = await Promise.all([
      startProcess([verdaccio, '--config', config, '--listen', address], {}, /http address/),
      execute(process.execPath, ['tools/packages.mjs', path.join(folder, 'packed')], { cwd: root }),
    ]);
    const registry = new PackageRegistry(address, async () => {
      await end();
      await rm(folder, { recursive: true });
    });
    await registry.publish(path.join(folder, 'packed'));
    return registry;
  }

  private async publish(folder: string): Promise<void> {
    // npm publishes only with a token; the registry accepts any.
    const token = `--${this.address.replace('http:', '')}:_authToken=local`;
    const archives = await readdir(folder);
    await Promise.all(
      archives.map((file) =>
        execute('npm', ['publish', path.join(folder, file), '--registry', this.address, token]),
      ),
    );
  }

  close(): Promise<void> {
    return this.stop();
  }
}
