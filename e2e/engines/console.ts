import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base } from '@playwright/test';
import { findFirefox, findWebKit } from '../../tools/test/engines.mjs';
import { Company } from '../product/company.ts';
import type { Say } from '../product/console.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { Part } from './part.ts';
import { startWebKit } from './webkit.ts';

export type EngineName = 'firefox' | 'webkit';

export interface EngineOptions {
  language: 'en' | 'ar';
  size: { width: number; height: number };
}

const require = createRequire(import.meta.url);
const queries = readFileSync(
  require.resolve('@testing-library/dom').replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
);

/** The console in the window of an engine. */
export class Console extends Part {
  private readonly baseURL: string;

  constructor(engine: Engine, baseURL: string) {
    super(engine, () => engine.inject(queries));
    this.baseURL = baseURL;
  }

  /** Stores values as the pages do. */
  async store(values: Record<string, string>): Promise<void> {
    await this.engine.load(`${this.baseURL}/login`);
    await this.engine.run((all) => {
      for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
    }, values);
  }

  /** Loads a page and waits until it is complete. */
  async open(path: string): Promise<void> {
    await this.engine.load(this.baseURL + path);
    await this.isComplete();
  }

  async isComplete(): Promise<void> {
    const isDone = () =>
      this.engine.run(
        () => document.querySelector('h1') !== null && !document.querySelector('main [aria-busy="true"]'),
      );
    await expect.poll(isDone, { message: 'the page is complete', timeout: 20_000 }).toBe(true);
  }

  async leadsTo(path: string): Promise<void> {
    const address = () => this.engine.run(() => location.pathname);
    await expect.poll(address, { message: 'the path', timeout: 20_000 }).toBe(path);
  }

  type(text: string): Promise<void> {
    return this.engine.type(text);
  }

  key(...pressed: Parameters<Engine['key']>): Promise<void> {
    return this.engine.key(...pressed);
  }
}

interface Fixtures extends EngineOptions {
  say: Say;
  company: Company;
  /** A console without a session. */
  entrance: Console;
  /** A console that is signed in as the owner. */
  console: Console;
  /** Fails a journey after which the gateway has counted a failure of a page. */
  reported: void;
}

interface WorkerFixtures {
  engineName: EngineName;
  engine: Engine;
}

async function start(name: EngineName): Promise<Engine> {
  const firefox = name === 'firefox' && findFirefox();
  const webkit = name === 'webkit' && findWebKit();
  if (firefox) return startFirefox(firefox);
  if (webkit) return startWebKit(webkit);
  throw new Error(`${name} is not installed`);
}

/** Failures that browsers have reported to the gateway: pages that did not load, and errors that they did not catch. */
async function countReports(address: string): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const counts = metrics.matchAll(/^tawseel_feature_(?:load_failures|runtime_errors)_total\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  language: ['en', { option: true }],
  size: [{ width: 1440, height: 900 }, { option: true }],
  say: async ({ language }, provide) => provide((en, ar) => (language === 'ar' ? ar : en)),
  engine: [
    async ({ engineName }, provide) => {
      const engine = await start(engineName);
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  company: async ({ playwright, baseURL }, provide) => {
    const company = await Company.signIn(playwright.request, String(baseURL));
    await provide(company);
    await company.close();
  },
  entrance: async ({ engine, baseURL, language, size }, provide, info) => {
    await engine.forget();
    await engine.resize(size.width, size.height);
    const console = new Console(engine, String(baseURL));
    await console.store({ language });
    await provide(console);
    if (info.status !== info.expectedStatus)
      await info.attach('picture', { body: await engine.picture(), contentType: 'image/png' });
  },
  console: async ({ entrance, company }, provide) => {
    await entrance.store(company.stored);
    await provide(entrance);
  },
  reported: [
    async ({ baseURL }, provide) => {
      const before = await countReports(String(baseURL));
      await provide();
      expect(await countReports(String(baseURL)), 'failures of pages').toBe(before);
    },
    { auto: true },
  ],
});

export { expect };
