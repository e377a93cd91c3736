import path from 'node:path';
import { developmentConfig } from '@tawseel/federation/preset';
import { contractVersion, type PageData } from '@tawseel/federation/registry';
import { composedEntry, readSource } from '../workspace/composed-entry.ts';

const root = path.join(__dirname, '..', '..');
const features = (process.env.DEV_FEATURES ?? '').split(',');
const gateway = `http://127.0.0.1:${process.env.DEV_API_PORT}`;
const server = { port: Number(process.env.DEV_PORT), apiUrl: `${gateway}/api`, gateway };

const folder = (name: string) => path.join(root, 'apps', name);

/** The page data that a gateway would inline, without releases: it names no files, so none are preloaded. */
function pageData(): PageData {
  const files = { entry: 'none.js', feature: [], pages: {}, words: { en: [], ar: [] } };
  const since = new Date().toISOString();
  const live = features.map((name) => {
    const { kit: _, ...source } = readSource(root, name);
    const manifest = { ...source, version: '0.0.0', files, needs: {} };
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

export default developmentConfig(folder('shell'), composedEntry(root, features), server, pageData());
