import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.join(__dirname, 'shared.ts'));

function versionOf(name: string) {
  const { version } = require(`${name}/package.json`) as { version: string };
  return version;
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
  const own = one('1.0.0');
  return {
    react: one(versionOf('react')),
    'react/jsx-runtime': one(versionOf('react')),
    'react-dom': one(versionOf('react-dom')),
    'styled-components': one(versionOf('styled-components')),
    'react-router-dom': one(versionOf('react-router-dom'), { import: path.join(__dirname, 'router.ts') }),
    'zod/mini': one(versionOf('zod'), { import: path.join(__dirname, 'zod-mini.ts') }),
    '@tawseel/api-client': own,
    '@tawseel/i18n': own,
    '@tawseel/ui': own,
    '@tawseel/ui/chart': own,
  };
}
