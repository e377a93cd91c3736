import { stopTestServers } from '../../services/api/src/testing/test-servers.ts';

export default async function tearDown(): Promise<void> {
  await stopTestServers();
}
