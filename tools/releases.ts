import { readArguments, runSubCommand } from '@tawseel/federation/command';
import { listReleases } from '@tawseel/federation/store';
import { withExistingStore } from './store/command.ts';
import { deployToken } from './store/deploy-token.ts';
import { explain } from './store/explain.ts';
import { releaseTable } from './store/release-table.ts';
import { changeCommand } from './store/change-command.ts';

// Releases of the store, or of a running console with --to URL and the deploy token in TAWSEEL_TOKEN.

const help = `The releases of all apps:

  npm run releases                                  lists what is live, and what a rollback can publish
  npm run releases -- rollback <app> [version]      publishes the previous release, or the named one
  npm run releases -- promote <app>                 publishes the canary for everybody
  npm run releases -- abort <app>                   withdraws the canary
  npm run releases -- explain [report | file | -]   lists the reported errors, or shows one in source
  npm run releases -- deploy-token create <app> [--note text] [--days N]
  npm run releases -- deploy-token list
  npm run releases -- deploy-token revoke <id>

rollback, promote and abort take --to URL, with a deploy token in TAWSEEL_TOKEN.`;

async function list(args: string[]): Promise<void> {
  const { positionals } = readArguments({}, args);
  if (positionals.length > 0) throw new Error('Usage: npm run releases -- list');
  await withExistingStore(async (store) => {
    const lists = await store.change([], listReleases);
    console.log(releaseTable(lists, await store.reports.list()));
  });
}

const [name = 'list', ...args] = process.argv.slice(2);
runSubCommand('npm run releases --', help, [name, ...args], {
  list,
  rollback: changeCommand('rollback', '<app> [version]', 1),
  promote: changeCommand('promote', '<app>'),
  abort: changeCommand('abort', '<app>'),
  explain,
  'deploy-token': deployToken,
});
