import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.join(__dirname, 'shared.ts'));

function versionOf(name: string) {
  const { version } = require(`${name}/package.json`) as { version: string };
  return version;
}

/** Version of a workspace package; a breaking change needs a new major version. */
const ownVersionOf = (folder: string) => versionOf(path.join(__dirname, '..', '..', folder));

/** Shared modules that are trimmed, with the module that replaces each. */
const trimmed = {
  'react-router-dom': path.join(__dirname, 'router.ts'),
  'zod/mini': path.join(__dirname, 'zod-mini.ts'),
} as const;

/**
 * Whether this workspace defines the exports of a shared module: names may then change without a new major version,
 * and releases are checked by name.
 */
export function isOwnSurface(name: string): boolean {
  return name in trimmed || name.startsWith('@tawseel/');
}

/**
 * Modules of which shell and features share one copy. The shell provides all of them in its first files (`eager`); a
 * feature uses the shell's copy and includes its own as a fallback for running alone.
 */
export function sharedModules(eager: boolean) {
  const one = (version: string, extra: { import?: string } = {}) => ({
    singleton: true,
    eager,
    version,
    requiredVersion: `^${version.split('.')[0]}.0.0`,
    ...extra,
  });
  const ui = one(ownVersionOf('ui'));
  return {
    react: one(versionOf('react')),
    'react/jsx-runtime': one(versionOf('react')),
    'react-dom': one(versionOf('react-dom')),
    'styled-components': one(versionOf('styled-components')),
    'react-router-dom': one(versionOf('react-router-dom'), { import: trimmed['react-router-dom'] }),
    'zod/mini': one(versionOf('zod'), { import: trimmed['zod/mini'] }),
    '@tawseel/api-client': one(ownVersionOf('api-client')),
    '@tawseel/federation/slots': one(ownVersionOf('federation')),
    '@tawseel/i18n': one(ownVersionOf('i18n')),
    '@tawseel/ui': ui,
    // Most visits show no chart, form or dialog, so these are not part of the shell's first files.
    '@tawseel/ui/chart': { ...ui, eager: false },
    '@tawseel/ui/dialogs': { ...ui, eager: false },
    '@tawseel/ui/forms': { ...ui, eager: false },
  };
}
