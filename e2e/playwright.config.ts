import { defineConfig } from '@playwright/test';
import { launchOptions } from './product/chromium.ts';
import type { ConsoleOptions } from './product/console.ts';
import { renderer } from './product/renderer.ts';
import { baseURL, webServer } from './product/web-server.ts';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

// Journeys run on the output of `npm run build`, in English. Those of `bilingual` also run in Arabic, because direction, widths,
// digits, print or the accessibility of texts differ, except journeys tagged @once. Releases, sessions and the driver's app are tested in
// browsers with an empty cache (`cold`); the other journeys reuse one page, whose storage Playwright resets between tests.
const cold = /\/(driver|federation|session)\/.*\.spec\.ts$/;
const bilingual = [
  /\/(appearance|books|contracts|dispatch|first-day|handovers|payouts|people|screens)\/.*\.spec\.ts$/,
  /\/(finance\/expenses|fleet\/(cars|driver-creation))\.spec\.ts$/,
  /\/merchants\/(balances|choosing|labels|order-import|orders.*|receipts)\.spec\.ts$/,
];

/** One page for the journeys of a worker. Motion costs pictures, and only CSS and charts depend on it; `cold` has it. */
const warm = { reuseContext: true, contextOptions: { reducedMotion: 'reduce' } } as const;

export default defineConfig<ConsoleOptions>({
  testDir: '.',
  outputDir: 'test-results',
  snapshotPathTemplate: `baselines/${renderer(chromium)}/{arg}{ext}`,
  fullyParallel: true,
  // One more than the cores of a small machine: journeys wait for pauses of the product too.
  workers: 3,
  retries: 0,
  // Generous timeouts: a busy machine makes the journeys slow.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(chromium),
  },
  projects: [
    { name: 'cold', testMatch: cold },
    { name: 'en', testIgnore: cold, use: warm },
    {
      name: 'ar',
      testMatch: bilingual,
      grepInvert: /@once/,
      use: { language: 'ar', ...warm },
    },
  ],
  webServer,
});
