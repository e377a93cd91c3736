import { stopTestServers } from './test-servers.ts';

export default async function tearDown(): Promise<void> {
  await stopTestServers();
}
