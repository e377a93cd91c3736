export { checkServer, type Options } from './check-server.ts';
export { lists, type ContractList } from './contract/lists.ts';
export type { Outcome } from './run/report.ts';
