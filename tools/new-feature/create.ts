import path from 'node:path';
import { checkTitles, nextSteps, writeFeature } from '@tawseel/create-feature';
import { readArguments, runCommand } from '@tawseel/federation/command';

// Creates the named feature; options give its title in both languages.

const root = path.join(import.meta.dirname, '..', '..');
const usage = 'npm run new-feature -- tracking [--en "Order tracking"] --ar "تتبّع الطلبات"';

runCommand(async () => {
  const { positionals, values } = readArguments({ en: { type: 'string' }, ar: { type: 'string' } });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new Error(`Usage: ${usage}`);
  const feature = { name, ...checkTitles(values) };
  await writeFeature(root, feature);
  console.log(
    nextSteps(`apps/${name}`, [
      [`npm run dev -- ${name}`, 'run it alone, with hot reload'],
      [`npx jest apps/${name}`, 'run its tests'],
      [`npm run release -- ${name}`, 'publish it'],
      ['docs/feature-teams.md', 'read the guide for its team'],
    ]),
  );
});
