export { checkServer, type Options } from './check-server.ts';
export { lists } from './contract/lists.ts';
export type { Outcome } from './run/report.ts';
