#!/usr/bin/env node
import { readArguments, runCommand } from '@tawseel/federation/command';
import { nextSteps } from './next-steps.ts';
import { writeRepository } from './repository-feature.ts';
import { checkTitles } from './titles.ts';

// Creates a feature in a repository of its own: npm create @tawseel/feature tracking.

runCommand(async () => {
  const { positionals, values } = readArguments({ en: { type: 'string' }, ar: { type: 'string' } });
  const [name, ...more] = positionals;
  if (!name || more.length > 0)
    throw new Error(
      'Usage: npm create @tawseel/feature tracking -- [--en "Order tracking"] --ar "تتبّع الطلبات"',
    );
  const feature = { name, ...checkTitles(values) };
  await writeRepository(process.cwd(), feature);
  console.log(
    nextSteps(name, [
      [`cd ${name}`],
      ['npm install'],
      ['npm test'],
      ['npm run dev', 'run it alone, on the API of API_URL'],
      ['npm run release -- --to URL', 'publish it, with the deploy token in TAWSEEL_TOKEN'],
    ]),
  );
});
