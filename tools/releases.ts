import { listReleases } from '@tawseel/federation/store';
import { readArguments, requireStore, runCommand, storeFolder } from './store/command.ts';
import { releaseTable } from './store/release-table.ts';

// Lists the live releases, their dates, and those available for rollback: npm run releases.

runCommand(async () => {
  const { positionals } = readArguments({});
  if (positionals.length > 0) throw new Error('Write: npm run releases');
  requireStore();
  console.log(releaseTable(await listReleases(storeFolder)));
});
