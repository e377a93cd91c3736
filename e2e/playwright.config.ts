import { defineConfig } from '@playwright/test';
import type { ConsoleOptions } from './product/console.ts';
import { dataFolder, port } from './product/data-folder.ts';

const baseURL = `http://127.0.0.1:${port}`;
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

// Run on what `npm run build` has built. A journey that says the same in both languages is run in both.
export default defineConfig<ConsoleOptions>({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A busy machine is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'en', use: { language: 'en' } },
    {
      name: 'ar',
      use: { language: 'ar' },
      testMatch: /\/((contracts|fleet|merchants|screens)\/.*|finance\/expenses)\.spec\.ts$/,
    },
  ],
  webServer: {
    command: 'node product/serve.mjs',
    url: `${baseURL}/registry.json`,
    env: { PORT: String(port), E2E_DATA: dataFolder },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
