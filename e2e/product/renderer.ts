import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { basename } from 'node:path';

function outputOf(command: string, args: readonly string[]) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

/** Identifies the renderer: the program of Chromium, its major version, and the installed fonts. */
export function renderer(chromium: string): string {
  const [major = 'unknown'] = /\d+/.exec(outputOf(chromium, ['--version'])) ?? [];
  const fonts = outputOf('fc-list', ['--format', '%{family}\n']).split('\n').toSorted().join('\n');
  const hash = createHash('sha256').update(fonts).digest('hex').slice(0, 8);
  return `${basename(chromium)}-${major}-fonts-${hash}`;
}
