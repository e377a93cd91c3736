import { defineConfig } from '@playwright/test';
import { findFirefox, findWebKit } from '../../tools/test/engines.mjs';
import { baseURL, webServer } from '../product/web-server.ts';
import type { EngineName, EngineOptions } from './console.ts';

const variants: Record<string, EngineOptions> = {
  'English, wide': { language: 'en', size: { width: 1440, height: 900 } },
  'Arabic, phone': { language: 'ar', size: { width: 390, height: 844 } },
};

const engines: [EngineName, boolean][] = [
  ['firefox', Boolean(findFirefox())],
  ['webkit', Boolean(findWebKit())],
];

// The journeys that matter, in the engines of other browsers than Chromium, in as far as they are installed.
export default defineConfig<object, EngineOptions & { engineName: EngineName }>({
  testMatch: '*.journey.ts',
  outputDir: '../test-results/engines',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: engines
    .filter(([, isInstalled]) => isInstalled)
    .flatMap(([engineName]) =>
      Object.entries(variants).map(([name, variant]) => ({
        name: `${engineName}, ${name}`,
        use: { baseURL, engineName, ...variant },
      })),
    ),
  webServer,
});
