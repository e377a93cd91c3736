import { startTestServers } from './test-servers.ts';

export default async function setUp({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  await startTestServers(maxWorkers);
}
