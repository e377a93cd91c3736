import { readdirSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSource, type LiveFeature, type Registry } from '@tawseel/federation/registry';

const apps = path.join(__dirname, '..', '..', '..');
const files = { entry: 'remoteEntry.js', feature: [], pages: {}, words: { en: [], ar: [] } };

function liveOf(name: string): [string, LiveFeature][] {
  const file = path.join(apps, name, 'feature.json');
  if (!existsSync(file)) return [];
  const { kit: _, ...source } = parseSource(JSON.parse(readFileSync(file, 'utf8')), file);
  const manifest = { ...source, version: '1.0.0', files, needs: {} };
  const since = '2026-01-31T08:00:00.000Z';
  return [[name, { version: '1.0.0', since, entry: '/remoteEntry.js', integrity: {}, manifest }]];
}

/** The features of this workspace as registry entries, for tests that use their data. */
export const workspaceRegistry: Registry = {
  contract: 1,
  features: Object.fromEntries(readdirSync(apps).flatMap(liveOf)),
};
