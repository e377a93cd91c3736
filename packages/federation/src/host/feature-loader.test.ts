import { init } from '@module-federation/enhanced/runtime';
import type { Feature } from '../feature.ts';
import type { LiveFeature } from '../registry/registry.schema.ts';
import { sampleFeature, sampleManifest, sampleRegistry, someIntegrity } from '../testing/samples.ts';
import { createElement } from 'react';
import { loadDeadline } from '../failure/deadline.ts';
import { createFeatureLoader, type FeatureLoader } from './feature-loader.ts';

function featureOf(name: string): Feature {
  return { name, pages: {}, words: { en: async () => ({ default: {} }), ar: async () => ({ default: {} }) } };
}

const shared: unknown[] = [];

/** The container that the entry's script defines. */
function runEntry(name: string, module: unknown, react: unknown = { createElement }) {
  const exposed: Record<string, unknown> = { './feature': module, './react': react };
  Reflect.set(globalThis, `tawseel_${name.replaceAll('-', '_')}`, {
    init: (scope: unknown) => shared.push(scope),
    get: async (key: string) => () => exposed[key],
  });
}

type Play = (script: HTMLScriptElement) => 'load' | 'error' | 'nothing';

let play: Play = () => 'nothing';
let scripts: HTMLScriptElement[] = [];

const observer = new MutationObserver((changes) => {
  for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(script instanceof HTMLScriptElement)) continue;
    scripts.push(script);
    const event = play(script);
    if (event !== 'nothing') script.dispatchEvent(new Event(event));
  }
});
observer.observe(document.documentElement, { childList: true, subtree: true });

function live(name: string, changes: Partial<LiveFeature> = {}): [string, LiveFeature] {
  const entry = `/releases/${name}/1/remoteEntry.js`;
  return [name, sampleFeature({ entry, manifest: sampleManifest({ name }), ...changes })];
}

// A page has one loader, and the runtime caches what it has loaded.
const { features } = sampleRegistry({
  features: Object.fromEntries([
    live('fleet'),
    live('unchecked', { integrity: {} }),
    live('foreign'),
    live('nothing'),
    live('nameless'),
    live('other'),
    live('flaky'),
    live('slow'),
    live('twofold'),
    live('unshown'),
    live('empty'),
    live('replaced'),
    live('order-tracking'),
  ]),
});
Reflect.set(features['foreign']?.manifest ?? {}, 'contract', 2);

let loader: FeatureLoader;

beforeAll(() => {
  // As the shell's bundle does. The tests imitate scripts, because jsdom loads none.
  const react = {
    version: '19.0.0',
    lib: () => ({}),
    shareConfig: { singleton: true, requiredVersion: '^19.0.0' },
  };
  init({ name: 'shell', remotes: [], shared: { react } });
  loader = createFeatureLoader({ contract: 1, features });
});

beforeEach(() => {
  scripts = [];
  play = () => 'nothing';
});

test("a feature's name need not be a valid variable name", async () => {
  const feature = featureOf('order-tracking');
  play = () => {
    runEntry('order-tracking', { default: feature });
    return 'load';
  };
  expect(await loader.load('order-tracking')).toBe(feature);
});

test("a feature is loaded once from its entry, with the registry's integrity", async () => {
  const name = 'fleet';
  const feature = featureOf(name);
  play = () => {
    runEntry(name, { default: feature });
    return 'load';
  };
  const [first, second] = await Promise.all([loader.load(name), loader.load(name)]);
  expect(first).toBe(feature);
  expect(second).toBe(feature);
  expect(await loader.load(name)).toBe(feature);
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.src).toBe(new URL('/releases/fleet/1/remoteEntry.js', window.location.href).href);
  expect(scripts[0]?.integrity).toBe(someIntegrity);
  expect(scripts[0]?.crossOrigin).toBe('anonymous');
  expect(shared.at(-1)).toEqual({ react: { '19.0.0': expect.objectContaining({ from: 'shell' }) } });
});

test('an entry without integrity is not requested', async () => {
  await expect(loader.load('unchecked')).rejects.toMatchObject({
    reason: 'integrity',
    message: expect.stringMatching(/No integrity is known for .*remoteEntry\.js/),
  });
  expect(scripts).toEqual([]);
});

test("an unregistered feature or another contract fails with the feature's name", async () => {
  await expect(loader.load('nobody')).rejects.toMatchObject({
    reason: 'missing',
    message: 'Feature nobody is not in the registry',
  });
  await expect(loader.load('foreign')).rejects.toMatchObject({
    reason: 'contract',
    message: 'Feature foreign is built for another contract',
  });
  expect(scripts).toEqual([]);
});

test.each([
  ['nothing', undefined],
  ['nameless', { feature: {} }],
  ['other', { default: { routes: [] } }],
])('an entry that exposes %s is rejected', async (name, module) => {
  play = () => {
    runEntry(name, module);
    return 'load';
  };
  await expect(loader.load(name)).rejects.toMatchObject({
    reason: 'contract',
    message: `Feature ${name} exposes no feature module`,
  });
});

test.each([
  ['twofold', { createElement: () => null }, 'duplicate'],
  ['unshown', null, 'contract'],
])("a feature whose React is not the shell's is rejected: %s", async (name, react, reason) => {
  play = () => {
    runEntry(name, { default: featureOf(name) }, react);
    return 'load';
  };
  await expect(loader.load(name)).rejects.toMatchObject({ reason });
});

describe('after a failure', () => {
  // The runtime logs the failure and the new registration of the feature.
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  test('of its script the feature can be loaded again', async () => {
    const name = 'flaky';
    play = () => 'error';
    await expect(loader.load(name)).rejects.toMatchObject({
      reason: 'missing',
      address: new URL('/releases/flaky/1/remoteEntry.js', window.location.href).href,
    });
    expect(scripts.length).toBeGreaterThan(0);
    play = () => {
      runEntry(name, { default: featureOf(name) });
      return 'load';
    };
    expect(await loader.load(name)).toMatchObject({ name });
  });

  test('of its code the reason is reported', async () => {
    play = (script) => {
      window.dispatchEvent(new ErrorEvent('error', { filename: script.src, message: 'no such thing' }));
      return 'load';
    };
    await expect(loader.load('empty')).rejects.toMatchObject({ reason: 'threw' });
    play = () => 'load';
    await expect(loader.load('empty')).rejects.toMatchObject({ reason: 'contract' });
  });

  test('another release can replace it', async () => {
    const name = 'replaced';
    play = () => 'error';
    await expect(loader.load(name)).rejects.toMatchObject({ reason: 'missing' });
    const feature = featureOf(name);
    play = () => {
      runEntry(name, { default: feature });
      return 'load';
    };
    scripts = [];
    const [, before] = live(name, { entry: '/releases/replaced/0/remoteEntry.js' });
    expect(await loader.load(name, before)).toBe(feature);
    expect(scripts.map(({ src }) => new URL(src).pathname)).toEqual(['/releases/replaced/0/remoteEntry.js']);
    expect(await loader.load(name, before)).toBe(feature);
    expect(scripts).toHaveLength(1);
  });

  test('by timeout the reason is reported and the feature can be loaded again', async () => {
    jest.useFakeTimers();
    try {
      const name = 'slow';
      const failed = expect(loader.load(name)).rejects.toThrow(
        `Feature ${name} did not load in ${loadDeadline} ms`,
      );
      await jest.advanceTimersByTimeAsync(loadDeadline);
      await failed;
      play = () => {
        runEntry(name, { default: featureOf(name) });
        return 'load';
      };
      expect(await loader.load(name)).toMatchObject({ name });
    } finally {
      jest.useRealTimers();
    }
  });
});
