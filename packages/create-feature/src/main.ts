#!/usr/bin/env node
import { readArguments, runCommand } from '@tawseel/federation/command';
import { writeRepository } from './repository-feature.ts';

// Creates a feature in a repository of its own: npm create @tawseel/feature tracking.

runCommand(async () => {
  const { positionals, values } = readArguments({ en: { type: 'string' }, ar: { type: 'string' } });
  const [name, ...more] = positionals;
  if (!name || more.length > 0)
    throw new Error(
      'Write: npm create @tawseel/feature tracking [-- --en "Order tracking" --ar "تتبّع الطلبات"]',
    );
  await writeRepository(process.cwd(), { name, ...values });
  const title = values.ar === undefined ? '\n  src/words/ar.json, feature.json    its Arabic title' : '';
  console.log(`${name} is a feature now, with a list to begin from. Next:

  cd ${name}${title}
  npm install
  npm test
  npm run dev                        it alone, on the API of API_URL
  npm run release -- --to URL        makes it live, with the deploy token in TAWSEEL_TOKEN`);
});
