import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { containerName } from '../src/manifest/container-name.ts';
import { sharedModules } from '../shared/shared.ts';

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
  // The registry replaces the snapshot of Module Federation's manifest, which saves more than half of the runtime.
  optimization: { disableSnapshot: true, target: 'web' as const },
};

/** Federation of the shell: it provides the shared modules and the runtime, and reads its remotes from the registry. */
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

/** Federation of a feature: it exposes its module and its React in one file, and uses the shell's runtime. */
export function featureFederation(name: string, entry: string) {
  return new ModuleFederationPlugin({
    // Also the name of the entry's chunk; no chunk of a page can have this name.
    name: containerName(name),
    filename: entry,
    exposes: {
      './feature': { import: './src/feature.ts', name: 'feature' },
      './react': { import: path.join(__dirname, '..', 'shared', 'react.ts'), name: 'feature' },
    },
    shared: sharedModules(false),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { ...lean, externalRuntime: true },
  });
}
