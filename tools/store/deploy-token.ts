import { readArguments } from '@tawseel/federation/command';
import { appName } from '@tawseel/federation/registry';
import { createDeployToken, listDeployTokens, revokeDeployToken } from '@tawseel/federation/store';
import { withExistingStore, withStore } from './command.ts';
import { tokenTable } from './token-table.ts';

const usage =
  'Usage: npm run releases -- deploy-token create <app> [--note text] [--days N], or list, or revoke <id>';

function readDays(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error('--days takes a number of days from 1 to 9999.');
  return Number(text);
}

async function create(app: string, note: string | undefined, days: number | undefined): Promise<void> {
  const { error } = appName.safeParse(app);
  if (error) throw new Error(`${app} is not the name of an app: it ${error.issues[0]?.message}.`);
  const { id, token } = await withStore((store) =>
    store.change([], (folder) => createDeployToken(folder, app, { note, days })),
  );
  console.log(`The deploy token ${id} of ${app}, which is not shown again:\n${token}`);
}

/** Creates, lists and revokes deploy tokens, for releases over the network. */
export async function deployToken(args: string[]): Promise<void> {
  const { positionals, values } = readArguments({ note: { type: 'string' }, days: { type: 'string' } }, args);
  const [action, subject, ...rest] = positionals;
  if (rest.length > 0) throw new Error(usage);
  if (action === 'create' && subject) return create(subject, values.note, readDays(values.days));
  if (action === 'list' && !subject) {
    const tokens = await withExistingStore((store) => store.change([], listDeployTokens));
    return console.log(tokenTable(tokens));
  }
  if (action !== 'revoke' || !subject) throw new Error(usage);
  await withExistingStore((store) => store.change([], (folder) => revokeDeployToken(folder, subject)));
  return console.log(`The deploy token ${subject} is revoked.`);
}
