#!/usr/bin/env node
import { buildApp } from './build-app.mjs';
import { dev } from './dev.ts';
import { explain } from './explain.ts';
import { asksForHelp, help } from './help.ts';
import { runCommand } from './read-arguments.ts';
import { changeRelease, release } from './release.ts';

// Commands for the feature in the working folder, in this workspace or in a repository of its own.

const commands = new Map<string, (folder: string, args: string[]) => Promise<void>>([
  ['dev', dev],
  ['build', (folder) => buildApp(folder)],
  ['release', release],
  ['promote', changeRelease('promote')],
  ['rollback', changeRelease('rollback')],
  ['abort', changeRelease('abort')],
  ['explain', explain],
]);

runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  if (name === 'help' || asksForHelp([name, ...args])) return console.log(help);
  const command = commands.get(name);
  if (!command) throw new Error(`Usage: tawseel ${[...commands.keys()].join(' | ')}`);
  await command(process.cwd(), args);
});
