import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { developmentConfig, type DevelopmentServer } from './development.ts';
import { featureModule } from './feature-module.ts';
import { readSource, SourceCheckPlugin } from './feature-source.ts';

/** Account that the harness signs in with, as the API reads it. */
export interface HarnessLogin {
  company_id: string;
  password_company: string;
  user?: string;
}

/**
 * The rspack configuration of a development server of one feature in its harness.
 *
 * @param root Folder of the feature.
 */
export function aloneConfig(root: string, server: DevelopmentServer, login: HarnessLogin): Configuration {
  const hasOwnKit = readSource(root).kit === 'own';
  const lines = [
    "import { startAlone } from '@tawseel/federation/harness';",
    `import feature from ${JSON.stringify(featureModule(path.join(root, 'src'), hasOwnKit))};`,
    `import source from ${JSON.stringify(path.join(root, 'feature.json'))};`,
    `void startAlone(feature, source, ${JSON.stringify(login)}, ${JSON.stringify(server.apiUrl)});`,
  ];
  const entry = `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
  const config = developmentConfig(root, entry, server);
  return { ...config, plugins: [...(config.plugins ?? []), new SourceCheckPlugin(root)] };
}
