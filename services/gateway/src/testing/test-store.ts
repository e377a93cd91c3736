import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  dictionaryHash,
  publishApp,
  publishFeature,
  publishShell,
  type PublishOptions,
} from '@tawseel/federation/store';

type Audience = NonNullable<PublishOptions['audience']>;

/** Large enough to be compressed. */
export const mainScript = `console.log("${'shell '.repeat(400)}")`;

const lines = Array.from({ length: 300 }, (_, i) => dictionaryHash(Buffer.from(`${i}`)));
/** A script that does not compress well by itself: a change of its last line is a small delta. */
export const largeScript = (lastLine: string) => [...lines, lastLine].join('\n');

/** Value of the `Available-Dictionary` header of a browser that has a script. */
export const available = (script: string) => `:${dictionaryHash(Buffer.from(script))}:`;

/** The source map of a script. */
export const sourceMap = JSON.stringify({ version: 3, sources: ['./src/main.tsx'], names: [], mappings: '' });

/** Addresses at which a server might expose the source map of a script. */
export function sourceMapAddresses(script: string): string[] {
  const [, app, version, file] = /^\/releases\/([^/]+)\/([^/]+)\/(.+)$/.exec(script) ?? [];
  const stored = `diagnostics/${app}/${version}/maps/${file}.map.br`;
  return [
    `${script}.map`,
    `${script}.map.br`,
    `/${stored}`,
    `/releases/../${stored}`,
    `/releases/..%2f${stored}`,
    `/releases/%2e%2e/${stored}`,
  ];
}

const feature = {
  name: 'fleet',
  contract: 1,
  version: '1.0.0',
  pages: [
    {
      path: '/drivers',
      chunk: 'drivers',
      title: { en: 'Drivers </script><script>alert(1)</script>', ar: 'السائقون' },
    },
    { path: '/drivers/:driverId', chunk: 'driver', title: { en: 'Driver', ar: 'سائق' } },
  ],
  sections: [],
  files: {
    entry: 'remoteEntry.js',
    feature: ['feature.1.js'],
    pages: { '/drivers': ['drivers.1.js'], '/drivers/:driverId': ['driver.1.js'] },
    words: { en: [], ar: [] },
  },
  needs: { '@tawseel/ui': { range: '^1.0.0', names: ['Button'] } },
};

const shell = {
  version: '1.0.0',
  contract: 1,
  scripts: ['main.1.js'],
  words: { en: ['words-en.1.js'], ar: ['words-ar.1.js'] },
  fonts: { en: [], ar: [] },
  shared: { '@tawseel/ui': { version: '1.0.0', names: ['Button'] } },
};

const builds = {
  shell: {
    'shell.json': JSON.stringify(shell),
    'boot.js': 'document.documentElement.dataset.theme="light"',
    'main.1.js': mainScript,
    'words-en.1.js': 'en',
    'words-ar.1.js': 'ar',
  },
  fleet: {
    'feature.json': JSON.stringify(feature),
    'remoteEntry.js': 'entry',
    'feature.1.js': 'feature',
    'drivers.1.js': 'drivers',
    'driver.1.js': 'driver',
  },
};

/** Script of a build of the driver's app. */
export const driverScript = (code: string) =>
  `main.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;

/** Files of a build of the driver's app. */
export function driverBuild(code: string): Map<string, Buffer> {
  const script = driverScript(code);
  const files = {
    'driver.json': JSON.stringify({ version: '1.0.0' }),
    'index.html': `<!doctype html><html><head><style nonce="{nonce}"></style></head><body><script defer src="/driver/${script}"></script></body></html>`,
    'sw.js': `precache("${script}")`,
    'manifest.webmanifest': '{"scope":"/driver/"}',
    'icon-192.png': 'icon',
    [script]: code,
    [`${script}.map`]: sourceMap,
  };
  return new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
}

/** Files of the feature's build; `needs` replaces what it imports from the shell. */
export function featureBuild({ needs, ...changes }: Record<string, string> = {}): Record<string, string> {
  const imports: unknown = needs === undefined ? feature.needs : JSON.parse(needs);
  const manifest = { ...feature, needs: imports };
  return { ...builds.fleet, 'feature.json': JSON.stringify(manifest), ...changes };
}

/** A release store: an existing folder, or one of its own that is empty at first. */
export async function testStore(existing?: string) {
  const folder = existing ? path.dirname(existing) : await mkdtemp(path.join(tmpdir(), 'tawseel-gateway-'));
  const store = path.join(folder, 'store');

  async function build(name: keyof typeof builds, changes: Record<string, string> = {}): Promise<string> {
    const dist = path.join(folder, `${name}-dist`);
    await mkdir(dist, { recursive: true });
    for (const [file, content] of Object.entries({ ...builds[name], ...changes })) {
      await writeFile(path.join(dist, file), content);
    }
    return dist;
  }

  return {
    folder: store,
    registryFile: path.join(store, 'registry.json'),
    releaseShell: async (changes: Record<string, string> = {}) =>
      publishShell(store, await build('shell', changes)),
    releaseDriver: (code: string, audience?: Audience) =>
      publishApp(store, 'driver', driverBuild(code), { audience }),
    releaseFleet: async () => publishFeature(store, await build('fleet')),
    /** Releases different code as a canary; resolves to its version. */
    tryOutFleet: async (audience: Audience) => {
      const dist = await build('fleet', { 'drivers.1.js': 'the next drivers' });
      const { canary } = await publishFeature(store, dist, { audience });
      return String(canary?.release.version);
    },
    tryOutShell: async (audience: Audience) => {
      const dist = await build('shell', { 'words-en.1.js': 'the next words' });
      const { canary } = await publishShell(store, dist, { audience });
      return String(canary?.release.version);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export type TestStore = Awaited<ReturnType<typeof testStore>>;
