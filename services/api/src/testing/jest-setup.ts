import bundlePrograms from './jest-programs.ts';
import { startTestServers } from './test-servers.ts';

export default async function setUp({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  await bundlePrograms();
  await startTestServers(maxWorkers);
}
