import { dataFolder, port } from './data-folder.ts';

export const baseURL = `http://127.0.0.1:${port}`;

/** The product under test, as Playwright starts and ends it. */
export const webServer = {
  command: 'node product/serve.mjs',
  url: `${baseURL}/registry.json`,
  cwd: `${import.meta.dirname}/..`,
  env: { PORT: String(port), E2E_DATA: dataFolder },
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const;
