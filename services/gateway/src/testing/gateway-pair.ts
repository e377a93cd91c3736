import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '@tawseel/api/testing/postgres';
import { SupervisedGateway } from './supervised-gateway.ts';
import { endAllNginx, startNginx, type RunningNginx } from './running-nginx.ts';
import { testStore } from './test-store.ts';

/** Two gateways on one PostgreSQL behind nginx. */
export class GatewayPair {
  readonly nginx: RunningNginx;
  readonly #gateways: readonly SupervisedGateway[];
  readonly #close: () => Promise<void>;

  private constructor(
    nginx: RunningNginx,
    gateways: readonly SupervisedGateway[],
    close: () => Promise<void>,
  ) {
    this.nginx = nginx;
    this.#gateways = gateways;
    this.#close = close;
  }

  static async start(): Promise<GatewayPair> {
    const server = await startPostgres();
    const store = await testStore();
    await store.releaseShell();
    await store.releaseFleet();
    const second = await mkdtemp(path.join(tmpdir(), 'tawseel-second-'));
    const shared = {
      DATABASE_URL: server.url,
      TOKEN_SECRET: randomBytes(32).toString('hex'),
      TRUST_PROXY: '1',
      SESSION_RATE: '1000000',
    };
    const options = ['--demo', '--orders', '100'];
    const one = await SupervisedGateway.start({ ...shared, DATA_DIR: path.dirname(store.folder) }, options);
    const two = await SupervisedGateway.start({ ...shared, DATA_DIR: second }, options);
    const nginx = await startNginx({ gateway: one.address, second: two.address, store: store.folder });
    return new GatewayPair(nginx, [one, two], async () => {
      await endAllNginx();
      await Promise.all([one.stop(), two.stop()]);
      await server.stop();
      await store.remove();
      await rm(second, { recursive: true });
    });
  }

  /** Restarts the gateways one after the other, as an operator does: the second when the first is ready again. */
  async restart(): Promise<void> {
    for (const gateway of this.#gateways) {
      await gateway.restart();
      while ((await fetch(`${gateway.address}/readyz`)).status !== 200) await pause(50);
    }
  }

  close(): Promise<void> {
    return this.#close();
  }
}
