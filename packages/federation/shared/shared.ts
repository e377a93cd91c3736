import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

function versionOf(name: string) {
  const { version } = require(`${name}/package.json`) as { version: string };
  return version;
}

/** Packages of which the shared module has only some names, and that module. A path would be part of the shell, and name a folder of the machine. */
const byName = {
  'react-router-dom': '@tawseel/federation/shared/router',
  'zod/mini': '@tawseel/federation/shared/zod-mini',
} as const;

/**
 * Whether this workspace defines the exports of a shared module: names may then change without a new major version,
 * and releases are checked by name.
 */
export function isOwnSurface(name: string): boolean {
  return name in byName || name.startsWith('@tawseel/');
}

/** Whether a shared module is part of the UI kit, which a feature may bring itself. */
export function isKit(name: string): boolean {
  return name === '@tawseel/ui' || name.startsWith('@tawseel/ui/');
}

/**
 * Modules of which shell and features share one copy. The shell provides all of them, most in its first files
 * (`eager`); a feature has no copy of its own.
 */
export function sharedModules(isShell: boolean) {
  const one = (version: string, source: { import?: string } = {}) => ({
    singleton: true,
    eager: isShell,
    version,
    requiredVersion: `^${version.split('.')[0]}.0.0`,
    ...(isShell ? source : { import: false as const }),
  });
  const ui = one(versionOf('@tawseel/ui'));
  return {
    react: one(versionOf('react')),
    'react/jsx-runtime': one(versionOf('react')),
    'react-dom': one(versionOf('react-dom')),
    'styled-components': one(versionOf('styled-components')),
    'react-router-dom': one(versionOf('react-router-dom'), { import: byName['react-router-dom'] }),
    'zod/mini': one(versionOf('zod'), { import: byName['zod/mini'] }),
    '@tawseel/api-client': one(versionOf('@tawseel/api-client')),
    '@tawseel/federation/slots': one(versionOf('@tawseel/federation')),
    '@tawseel/i18n': one(versionOf('@tawseel/i18n')),
    '@tawseel/ui': ui,
    // Most visits show no chart, form or dialog, so these are not part of the shell's first files.
    '@tawseel/ui/chart': { ...ui, eager: false },
    '@tawseel/ui/dialogs': { ...ui, eager: false },
    '@tawseel/ui/forms': { ...ui, eager: false },
  };
}
