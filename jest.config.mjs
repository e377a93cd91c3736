/**
 * One Jest preset for the workspace: `web` runs in jsdom, `node` on plain Node. Packages export TypeScript source, so
 * nothing is built before a test.
 */
const transform = {
  '^.+\\.[mc]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

// Published as ES modules only, which Jest's CommonJS runtime cannot load as they are.
const esmOnly = [
  '@open-draft\\+deferred-promise',
  '@faker-js\\+faker',
  '@noble\\+hashes',
  'echarts',
  'jose',
  'rettime',
  'until-async',
  'zrender',
];
const transformIgnorePatterns = [`/node_modules/\\.pnpm/(?!(${esmOnly.join('|')})@)`];

const shared = {
  restoreMocks: true,
  transform,
  transformIgnorePatterns,
  // Not of this workspace until it is written into it, under its own name.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tools/new-feature/template/'],
  moduleNameMapper: { '\\.(woff2|svg|png)$': '<rootDir>/tools/jest/asset.mjs' },
};

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/{apps,packages}/*/src/**/*.test.{ts,tsx}', '<rootDir>/tools/jest/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/web.setup.ts'],
    },
    {
      ...shared,
      displayName: 'api',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/tools/jest/node.setup.ts'],
      testMatch: ['<rootDir>/services/api/src/**/*.test.ts'],
      globalSetup: '<rootDir>/services/api/src/testing/jest-setup.ts',
      globalTeardown: '<rootDir>/services/api/src/testing/jest-teardown.ts',
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/tools/jest/node.setup.ts'],
      testMatch: [
        '<rootDir>/services/gateway/src/**/*.test.ts',
        '<rootDir>/tools/{*,!(jest)/**/*}.test.{ts,mjs}',
      ],
    },
  ],
};
