import type { NewFeature } from './template.ts';

/** A command or file, and its purpose. */
type Step = readonly [step: string, purpose?: string];

/** The text after the creation of a feature, with the next steps of its team. */
export function nextSteps(folder: string, { ar }: NewFeature, steps: readonly Step[]): string {
  const missing: Step[] =
    ar === undefined ? [['src/words/ar.json, feature.json', 'add the Arabic title']] : [];
  const all = [...steps, ...missing];
  const width = Math.max(...all.map(([step]) => step.length)) + 3;
  const lines = all.map(([step, purpose = '']) => `  ${step.padEnd(width)}${purpose}`.trimEnd());
  return [`Created ${folder}. It starts with a list of orders. Next:`, '', ...lines].join('\n');
}
