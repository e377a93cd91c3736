import { transform, transformIgnorePatterns, webTests } from '@tawseel/federation/jest';

// Packages export TypeScript source, so nothing is built before a test. `web` runs in jsdom, as the tests of a feature in a
// repository of its own; the others run on plain Node.
const shared = {
  restoreMocks: true,
  transform,
  transformIgnorePatterns,
  testPathIgnorePatterns: ['/node_modules/'],
};

const node = {
  ...shared,
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/tools/jest/node.setup.ts'],
};

// Tests that build, run nginx, or start, kill and measure processes take half of the time: `npm run verify` leaves them out.
const processes = [
  '/packages/federation/src/store/processes',
  '/services/api/src/backup/backup\\.',
  '/services/api/src/commands/company/(reset-factor|set-password)',
  '/services/api/src/database/folder-lock',
  '/services/api/src/dispatch/two-desks',
  '/services/api/src/driver-app/killed-reports',
  '/services/api/src/lists/flat-memory',
  '/services/api/src/order-imports/killed-import',
  '/services/api/src/server/(embedded-process|server-process|shutdown)',
  '/services/gateway/src/nginx/',
  '/services/gateway/src/(main|odd-requests)',
  '/tools/(dev|new-feature|store|workspace)/',
  '/tools/(production|serve)',
];
/** Folders of packages whose code runs on a server or in a command: their tests need no browser. */
const onNode = 'packages/federation/src/{command,compatibility,explain,network,store}';
const isOnNode = '/packages/federation/src/(command|compatibility|explain|network|store)/';

const withoutProcesses = { testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...processes] };

/** @type {import('jest').Config} */
export default {
  // Random tests draw from `jest.getSeed()`. TEST_SEED, or --seed, repeats a run.
  showSeed: true,
  // A worker that has run many tests frees 400 MB when it ends, which takes longer than the 0.5 s of Jest. One with an open handle is
  // still reported.
  workerGracefulExitTimeout: 10_000,
  testSequencer: '<rootDir>/tools/jest/processes-first.mjs',
  projects: [
    {
      ...shared,
      ...webTests,
      displayName: 'web',
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, isOnNode],
      testMatch: ['<rootDir>/{apps,packages}/!(conformance)/src/**/*.test.{ts,tsx}'],
    },
    {
      ...node,
      ...withoutProcesses,
      displayName: 'api',
      testMatch: ['<rootDir>/services/api/src/**/*.test.ts'],
      globalSetup: '<rootDir>/tools/jest/api.setup.ts',
      globalTeardown: '<rootDir>/tools/jest/api.teardown.ts',
    },
    {
      ...node,
      ...withoutProcesses,
      displayName: 'node',
      testMatch: [
        '<rootDir>/services/gateway/src/**/*.test.ts',
        '<rootDir>/packages/conformance/src/**/*.test.ts',
        `<rootDir>/${onNode}/**/*.test.ts`,
        '<rootDir>/tools/**/*.test.{ts,mjs}',
      ],
    },
    {
      ...node,
      displayName: 'processes',
      globalSetup: '<rootDir>/tools/jest/programs.setup.ts',
      testRegex: processes.map((pattern) => `${pattern}.*test\\.ts$`),
    },
  ],
};
