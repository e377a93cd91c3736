import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.join(__dirname, 'shared.ts'));

function versionOf(name: string) {
  const { version } = require(`${name}/package.json`) as { version: string };
  return version;
}

/** Version of a package of this workspace: a new major one when what stood on the old one would break. */
const ownVersionOf = (folder: string) => versionOf(path.join(__dirname, '..', '..', folder));

/** Modules that are shared trimmed, and what is shared of each. */
const trimmed = {
  'react-router-dom': path.join(__dirname, 'router.ts'),
  'zod/mini': path.join(__dirname, 'zod-mini.ts'),
} as const;

/**
 * Whether this workspace says what a shared module exports: then names come and go without a new major version, and a
 * release is checked by them.
 */
export function isOwnSurface(name: string): boolean {
  return name in trimmed || name.startsWith('@tawseel/');
}

/**
 * What shell and features hold one copy of. The shell provides all of it in its first files (`eager`); a feature takes
 * the shell's copy and carries its own as a fallback for running alone.
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
    '@tawseel/ui/chart': ui,
    // Most visits open no form and no dialog, so they are not part of the shell's first files.
    '@tawseel/ui/dialogs': { ...ui, eager: false },
    '@tawseel/ui/forms': { ...ui, eager: false },
  };
}
