import path from 'node:path';
import { writeFeature } from '@tawseel/create-feature';
import { readArguments, runCommand } from '@tawseel/federation/command';

// Creates the named feature; options give its title in both languages.

const root = path.join(import.meta.dirname, '..', '..');
const usage = 'npm run new-feature -- tracking [--en "Order tracking"] [--ar "تتبّع الطلبات"]';

/** The next steps of its team. */
function nextSteps(name: string, isTranslated: boolean): string {
  const steps = [
    ...(isTranslated ? [] : [['src/words/ar.json, feature.json', 'its Arabic title']]),
    [`npm run dev -- ${name}`, 'it alone, with hot reload'],
    [`npx jest apps/${name}`, 'its tests'],
    [`npm run release -- ${name}`, 'makes it live, with its menu'],
    ['docs/feature-teams.md', 'everything else'],
  ];
  const width = Math.max(...steps.map(([step = '']) => step.length)) + 3;
  const lines = steps.map(([step = '', what]) => `  ${step.padEnd(width)}${what}`);
  return [`apps/${name} is a feature now, with a list to begin from. Next:`, ...lines].join('\n');
}

runCommand(async () => {
  const { positionals, values } = readArguments({ en: { type: 'string' }, ar: { type: 'string' } });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new Error(`Write: ${usage}`);
  await writeFeature(root, { name, ...values });
  console.log(nextSteps(name, values.ar !== undefined));
});
