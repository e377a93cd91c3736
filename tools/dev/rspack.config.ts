import { readFileSync } from 'node:fs';
import path from 'node:path';
import { developmentConfig } from '@tawseel/federation/preset';
import { contractVersion, featureSource, parse, type PageData } from '@tawseel/federation/registry';
import { asModule, composedEntry } from '../workspace/composed-entry.ts';

const root = path.join(__dirname, '..', '..');
const features = (process.env.DEV_FEATURES ?? '').split(',');
const alone = process.env.DEV_ALONE === '1';
const ports = { own: Number(process.env.DEV_PORT), api: Number(process.env.DEV_API_PORT) };

const folder = (name: string) => path.join(root, 'apps', name);
const source = (name: string) =>
  parse(
    featureSource,
    JSON.parse(readFileSync(path.join(folder(name), 'feature.json'), 'utf8')),
    `${name}/feature.json`,
  );
const quoted = (file: string) => JSON.stringify(file);

/** One feature in its harness. */
function aloneEntry(name: string) {
  return asModule([
    `import { startAlone } from ${quoted(path.join(root, 'packages/federation/src/harness/index.ts'))};`,
    `import feature from ${quoted(path.join(folder(name), 'src/feature.ts'))};`,
    `import source from ${quoted(path.join(folder(name), 'feature.json'))};`,
    'void startAlone(feature, source);',
  ]);
}

/** The page data that a gateway would inline, without releases: it names no files, so none are preloaded. */
function pageData(): PageData {
  const files = { entry: 'none.js', feature: [], pages: {}, words: { en: [], ar: [] } };
  const since = new Date().toISOString();
  const live = features.map((name) => {
    const manifest = { ...source(name), version: '0.0.0', files, needs: {} };
    return [name, { version: 'development', since, entry: '/none.js', integrity: {}, manifest }];
  });
  return {
    registry: { contract: contractVersion, features: Object.fromEntries(live) },
    config: {
      apiUrl: '/api',
      ipUrl: '/api/ip',
      provider: { name: 'Tawseel', email: 'support@example.com', phone: '+962 6 000 0000' },
    },
  };
}

const [first = ''] = features;
export default alone
  ? developmentConfig(folder(first), aloneEntry(first), ports)
  : developmentConfig(folder('shell'), composedEntry(root, features), ports, pageData());
