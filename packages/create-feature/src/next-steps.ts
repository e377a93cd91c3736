/** A command or file, and its purpose. */
type Step = readonly [step: string, purpose?: string];

/** The text after the creation of a feature, with the next steps of its team. */
export function nextSteps(folder: string, steps: readonly Step[]): string {
  const width = Math.max(...steps.map(([step]) => step.length)) + 3;
  const lines = steps.map(([step, purpose = '']) => `  ${step.padEnd(width)}${purpose}`.trimEnd());
  return [`Created ${folder}. It starts with a list of orders. Next:`, '', ...lines].join('\n');
}
