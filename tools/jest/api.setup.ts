import { startTestServers } from '../../services/api/src/testing/test-servers.ts';
import setUpPrograms from './programs.setup.ts';

export default async function setUp({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  await setUpPrograms();
  await startTestServers(maxWorkers);
}
