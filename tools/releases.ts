import { readArguments, runCommand } from '@tawseel/federation/command';
import { listReleases } from '@tawseel/federation/store';
import { withExistingStore } from './store/command.ts';
import { releaseTable } from './store/release-table.ts';

// Lists the live releases, their dates, and those available for rollback: npm run releases.

runCommand(async () => {
  const { positionals } = readArguments({});
  if (positionals.length > 0) throw new Error('Usage: npm run releases');
  await withExistingStore(async (store) => {
    const lists = await store.change([], listReleases);
    console.log(releaseTable(lists, await store.reports.list()));
  });
});
