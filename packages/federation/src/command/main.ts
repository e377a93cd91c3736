#!/usr/bin/env node
import { buildApp } from './build-app.mjs';
import { dev } from './dev.ts';
import { explain } from './explain.ts';
import { help } from './help.ts';
import { changeRelease, release } from './release.ts';
import { runSubCommand } from './sub-commands.ts';

// Commands for the feature in the working folder, in this workspace or in a repository of its own.

const folder = process.cwd();

runSubCommand('tawseel', help, process.argv.slice(2), {
  dev: (args) => dev(folder, args),
  build: () => buildApp(folder),
  release: (args) => release(folder, args),
  promote: (args) => changeRelease('promote')(folder, args),
  rollback: (args) => changeRelease('rollback')(folder, args),
  abort: (args) => changeRelease('abort')(folder, args),
  explain: (args) => explain(folder, args),
});
