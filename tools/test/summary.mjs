/**
 * @typedef {import('./results.mjs').Totals & { note?: string | undefined }} Outcome
 * @typedef {Outcome & { name: string, seconds: number }} Step
 */

/**
 * The table of steps with the time each took, and the totals as its last line.
 *
 * @param {Step[]} steps
 */
export function summary(steps) {
  const width = Math.max(...steps.map(({ name }) => name.length));
  const lines = steps.map(({ name, seconds, passed, failed, skipped = 0, note }) => {
    const counts = [
      passed > 0 && `${passed} passed`,
      failed > 0 && `${failed} failed`,
      skipped > 0 && `${skipped} skipped`,
      note,
    ];
    const mark = failed > 0 ? '✗' : '✓';
    return `${mark} ${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s  ${counts.filter(Boolean).join(', ')}`.trimEnd();
  });
  const passed = steps.reduce((sum, step) => sum + step.passed, 0);
  const failed = steps.reduce((sum, step) => sum + step.failed, 0);
  return { text: [...lines, '', `${passed} passed, ${failed} failed`].join('\n'), failed };
}
