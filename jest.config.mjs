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
        transform: {
          react: { runtime: 'automatic' },
          reactCompiler: { compilationMode: 'annotation' },
        },
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
  runtime: '<rootDir>/tools/jest/runtime.mjs',
  restoreMocks: true,
  transform,
  transformIgnorePatterns,
  // Not of this workspace until it is written into it, under its own name.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tools/new-feature/template/'],
  moduleNameMapper: { '\\.(woff2|svg|png)$': '<rootDir>/tools/jest/asset.mjs' },
};

const node = {
  ...shared,
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/tools/jest/node.setup.ts'],
};

// Tests that build, run nginx, or start, kill and measure processes take half of the time: `npm run verify` leaves them out.
const processes = [
  '/services/api/src/backup/backup\\.',
  '/services/api/src/commands/(reset-factor|set-password)',
  '/services/api/src/database/folder-lock',
  '/services/api/src/lists/flat-memory',
  '/services/api/src/server/(embedded-process|server-process|shutdown)',
  '/services/gateway/src/nginx/',
  '/services/gateway/src/(main|odd-requests)',
  '/tools/(dev|new-feature|store|workspace)/',
  '/tools/serve',
];
const withoutProcesses = { testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...processes] };

/** @type {import('jest').Config} */
export default {
  // Random tests draw from `jest.getSeed()`. TEST_SEED, or --seed, repeats a run.
  showSeed: true,
  testSequencer: '<rootDir>/tools/jest/processes-first.mjs',
  projects: [
    {
      ...shared,
      displayName: 'web',
      testEnvironment: '<rootDir>/tools/jest/dom-environment.mjs',
      testMatch: [
        '<rootDir>/{apps,packages}/!(conformance)/src/**/*.test.{ts,tsx}',
        '<rootDir>/tools/jest/*.test.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/web.setup.ts'],
    },
    {
      ...node,
      ...withoutProcesses,
      displayName: 'api',
      testMatch: ['<rootDir>/services/api/src/**/*.test.ts'],
      globalSetup: '<rootDir>/services/api/src/testing/jest-setup.ts',
      globalTeardown: '<rootDir>/services/api/src/testing/jest-teardown.ts',
    },
    {
      ...node,
      ...withoutProcesses,
      displayName: 'node',
      testMatch: [
        '<rootDir>/services/gateway/src/**/*.test.ts',
        '<rootDir>/packages/conformance/src/**/*.test.ts',
        '<rootDir>/tools/{*,!(jest)/**/*}.test.{ts,mjs}',
      ],
    },
    {
      ...node,
      displayName: 'processes',
      globalSetup: '<rootDir>/services/api/src/testing/jest-programs.ts',
      testRegex: processes.map((pattern) => `${pattern}.*test\\.ts$`),
    },
  ],
};
