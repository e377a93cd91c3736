import path from 'node:path';
import { eachImported } from './imported.mjs';
import { placeOf, workspacesOf } from './workspace-paths.mjs';

/**
 * Imports run one way: packages -> apps, packages -> services; siblings never import each other, and imports use only
 * the exports of a workspace.
 *
 * @type {import('./rule.ts').Rule}
 */
export const importDirection = {
  create(context) {
    const from = placeOf(context.cwd, context.filename);
    return eachImported((source) => {
      const message = faultOf(context.cwd, context.filename, from, source.value);
      if (message) context.report({ node: source, message });
    });
  },
};

/**
 * @param {string} root
 * @param {string} file
 * @param {import('./workspace-paths.mjs').Place} from
 * @param {string} specifier
 * @returns {string | undefined}
 */
function faultOf(root, file, from, specifier) {
  if (specifier.startsWith('@module-federation/')) {
    const allowed = from.folder === 'packages/federation' || from.kind === 'tools';
    return allowed ? undefined : 'Only packages/federation and tools know Module Federation.';
  }
  if (specifier.startsWith('.')) {
    if (specifier.startsWith('../../..')) return 'Too far up: move the file nearer to what it uses.';
    const to = placeOf(root, path.resolve(path.dirname(file), specifier));
    if (to.folder === from.folder || from.kind === 'tools' || to.kind === 'tools') return undefined;
    return `Import ${to.folder} by its package name, not by path.`;
  }
  const [scope, name, ...rest] = specifier.split('/');
  const to = workspacesOf(root).get(`${scope}/${name}`);
  if (!to) return undefined;
  const subpath = ['.', ...rest].join('/');
  if (!to.exports.includes(subpath)) return `${scope}/${name} does not export "${subpath}".`;
  return directionFault(from, to);
}

// Allowed imports by kind of folder, and of Jest's configuration; tools and e2e start the product and may import all of it.
/** @type {Record<string, string[]>} */
const mayImport = {
  apps: ['packages'],
  packages: ['packages'],
  services: ['packages'],
  e2e: ['packages', 'services'],
  tools: ['packages', 'services'],
  'jest.config.mjs': ['packages'],
};

/** Packages that import only those before them. */
const layers = ['packages/i18n', 'packages/api-client', 'packages/ui', 'packages/federation'];

/**
 * @param {import('./workspace-paths.mjs').Place} from
 * @param {import('./workspace-paths.mjs').Place} to
 */
function directionFault(from, to) {
  // A subpath imports the shared entry by its package name, so that it gets the shared copy.
  if (from.folder === to.folder) return undefined;
  if (from.folder === 'services/gateway' && to.folder === 'services/api') return undefined;
  if (!(mayImport[from.kind] ?? []).includes(to.kind)) return `${from.folder} may not import ${to.folder}.`;
  const level = layers.indexOf(from.folder);
  if (level >= 0 && layers.indexOf(to.folder) > level) return `${from.folder} may not import ${to.folder}.`;
  return undefined;
}
