import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { containerName } from '../src/manifest/container-name.ts';
import { featureModule } from './feature-module.ts';
import { isKit, sharedModules } from '../shared/shared.ts';

const require = createRequire(import.meta.url);

const implementation = require.resolve('@module-federation/enhanced/runtime');
const runtime = require.resolve('@module-federation/runtime', {
  paths: [require.resolve('@module-federation/runtime-tools', { paths: [implementation] })],
});

/**
 * Resolves Module Federation's runtime as ES modules. Its plugin uses `require`, so as CommonJS, which cannot be
 * tree-shaken: that adds 40 kB of script to the shell and 15 kB to every feature.
 */
export function runtimeAsModules() {
  return new rspack.NormalModuleReplacementPlugin(/@module-federation\/(runtime$|.*\.cjs$)/, (resource) => {
    const { request } = resource;
    resource.request = (request === '@module-federation/runtime' ? runtime : request).replace(
      /\.cjs$/,
      '.js',
    );
  });
}

const lean = {
  // The registry and the feature loader replace Module Federation's manifest and its loader, which are two thirds of the runtime.
  optimization: { disableSnapshot: true, disableRemote: true, target: 'web' as const },
};

/** Federation of the shell: it provides the shared modules and the runtime. The feature loader loads its remotes. */
export function shellFederation() {
  return new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    shared: sharedModules(true),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { ...lean, provideExternalRuntime: true },
  });
}

function withoutKit(shared: ReturnType<typeof sharedModules>) {
  return Object.fromEntries(Object.entries(shared).filter(([module]) => !isKit(module)));
}

/** Settings of {@link featureFederation}. */
interface FeatureFederation {
  name: string;
  /** File of the entry. */
  entry: string;
  /** Whether the build contains its own UI kit. */
  hasOwnKit: boolean;
}

/** Federation of a feature: it exposes its module and its React in one file, and uses the shell's runtime. */
export function featureFederation({ name, entry, hasOwnKit }: FeatureFederation) {
  const shared = sharedModules(false);
  return new ModuleFederationPlugin({
    // Also the name of the entry's chunk; no chunk of a page can have this name.
    name: containerName(name),
    filename: entry,
    exposes: {
      './feature': { import: featureModule('./src', hasOwnKit), name: 'feature' },
      './react': { import: require.resolve('@tawseel/federation/shared/react'), name: 'feature' },
    },
    shared: hasOwnKit ? withoutKit(shared) : shared,
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { ...lean, externalRuntime: true },
  });
}
