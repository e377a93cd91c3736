import { fileURLToPath } from 'node:url';
import { compiledByReact } from '../compiler/compiled-by-react.mjs';

/**
 * @param {boolean} reactCompiler
 * @returns {[string, Record<string, unknown>]}
 */
const compiled = (reactCompiler) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' }, reactCompiler },
    },
    module: { type: 'commonjs' },
  },
];

/**
 * Compiles as the builds do.
 *
 * @type {import('jest').Config['transform']}
 */
export const transform = {
  [`${compiledByReact.source}.+\\.tsx?$`]: compiled(true),
  '^.+\\.[mc]?[jt]sx?$': compiled(false),
};

// Published as ES modules only, which Jest's CommonJS runtime cannot load as they are.
const esmOnly = [
  '@faker-js/faker',
  '@noble/hashes',
  '@open-draft/deferred-promise',
  '@tawseel/[^/]+',
  'echarts',
  'jose',
  'rettime',
  'until-async',
  'zrender',
];
export const transformIgnorePatterns = [`/node_modules/(?!.*/node_modules/)(?!(${esmOnly.join('|')})/)`];

/** @param {string} name */
const beside = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Tests of components and of code for browsers: jsdom, and a failure for each unexpected message on the console. */
export const webTests = {
  restoreMocks: true,
  transform,
  transformIgnorePatterns,
  moduleNameMapper: { '\\.(woff2|svg|png)$': beside('asset.mjs') },
  testEnvironment: fileURLToPath(import.meta.resolve('jest-fixed-jsdom')),
  // A source inside the workspace, and compiled in the package.
  setupFilesAfterEnv: [fileURLToPath(import.meta.resolve('@tawseel/federation/jest/setup'))],
};

/**
 * Jest's configuration of a feature in a repository of its own.
 *
 * @type {import('jest').Config}
 */
export const featureTests = { ...webTests, testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'] };
