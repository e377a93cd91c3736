import type { DeployToken } from '@tawseel/federation/store';
import { minuteOf, textTable } from './text-table.ts';

const heading = ['token', 'app', 'created', 'last used', 'state', ''];

function stateOf({ revoked, expires }: DeployToken): string {
  if (revoked) return `revoked ${minuteOf(revoked)}`;
  if (!expires) return 'valid';
  return `${new Date(expires) < new Date() ? 'expired' : 'valid until'} ${minuteOf(expires)}`;
}

/** Deploy tokens as a table of text. */
export function tokenTable(tokens: readonly DeployToken[]): string {
  if (tokens.length === 0) return 'There are no deploy tokens.';
  const rows = tokens.map((token) => {
    const { id, app, created, used, note = '' } = token;
    return [id, app, minuteOf(created), used ? minuteOf(used) : 'never', stateOf(token), note];
  });
  return textTable([heading, ...rows]);
}
