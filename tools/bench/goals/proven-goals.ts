/** A goal that tests prove, and which no benchmark measures. */
export interface ProvenGoal {
  what: string;
  reach: string;
  /** Test files, or the command that shows it. */
  proof: readonly string[];
}

export const provenGoals: readonly ProvenGoal[] = [
  {
    what: 'script of a returning visit after a release of one line of one feature',
    reach: '<= 10 kB where the browser has compression dictionaries',
    proof: ['e2e/federation/deltas.spec.ts'],
  },
  {
    what: "script of the first opening of the driver's app",
    reach: '<= 150 kB',
    proof: ['e2e/federation/budgets.spec.ts'],
  },
  {
    what: "a release of the driver's app, and its rollback",
    reach: 'taken by a phone at a next opening; the console is the same with and without the app',
    proof: ['e2e/federation/driver-app.spec.ts', 'services/gateway/src/driver-app/driver-app.routes.test.ts'],
  },
  {
    what: 'kill -9 in mid-write, on both databases',
    reach: 'no acknowledged write lost or applied twice',
    proof: [
      'services/api/src/server/embedded-process.test.ts',
      'services/api/src/server/server-process.test.ts',
    ],
  },
  {
    what: 'SIGTERM with requests in flight',
    reach: 'none cut, exit code 0',
    proof: ['services/api/src/server/shutdown.test.ts', 'services/api/src/server/server-process.test.ts'],
  },
  {
    what: 'concurrent changes of balances',
    reach: 'none lost, none applied twice',
    proof: [
      'services/api/src/drivers/drivers-money.test.ts',
      'services/api/src/merchants/merchants.test.ts',
      'services/api/src/books/books-model.test.ts',
    ],
  },
  {
    what: "another company's rows, and calls that a role may not send",
    reach: 'neither visible nor changeable, on every call',
    proof: [
      'services/api/src/database/tenant-isolation.test.ts',
      'services/api/src/testing/every-call.test.ts',
      'services/api/src/testing/permission-matrix.test.ts',
      'e2e/permissions/roles.spec.ts',
    ],
  },
  {
    what: 'malformed input and odd requests',
    reach: 'no status 5xx',
    proof: [
      'services/api/src/testing/every-call.test.ts',
      'services/api/src/http/requests.test.ts',
      'services/gateway/src/odd-requests.test.ts',
    ],
  },
  {
    what: 'whole-list streams, many at once',
    reach:
      'more than a session, a company or a process may have wait or are refused; a list of any length takes little memory',
    proof: ['services/api/src/http/stream-limits.test.ts', 'services/api/src/lists/flat-memory.test.ts'],
  },
  {
    what: 'a feature that fails to load, hangs or throws, or is altered',
    reach: 'its page shows an error, the others work',
    proof: ['e2e/federation/failures.spec.ts', 'e2e/federation/integrity.spec.ts'],
  },
  {
    what: 'a shell that fails to load, hangs or throws',
    reach: 'replaced by the previous release within 8 s',
    proof: ['e2e/federation/shell-failures.spec.ts'],
  },
  {
    what: 'accessibility of every screen, in both languages and themes',
    reach: 'no violations (axe)',
    proof: ['e2e/screens/accessibility.spec.ts'],
  },
];
