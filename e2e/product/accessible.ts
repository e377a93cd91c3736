import { expect, type Page } from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';
import { ready } from './ready.ts';

declare global {
  // Set by the script of axe-core.
  var axe: typeof axeCore | undefined;
}

/** Every rule but those of WCAG level AAA, also experimental ones and best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** Violations of axe-core's rules in the page's present state, each with the markup of its elements. */
export async function violationsOf(page: Page, options: RunOptions = {}): Promise<string[]> {
  // A page that is checked in several states runs the script once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async (run) => {
      const results = await globalThis.axe?.run(run);
      if (!results) throw new Error('axe-core is not in the page');
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
    },
    // The selectors of elements that pass would take longer than the rules.
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
}

/**
 * Expects no accessibility violations in the page's present state, light and dark; with `widths`, the light page is checked
 * at each of them. The assertion is soft and names the page, so that a test of several pages reports each one that fails.
 */
export async function expectAccessible(page: Page, widths: readonly number[] = []): Promise<void> {
  const check = async (colorScheme: 'light' | 'dark') => {
    // The themes differ only in their colours.
    const runOnly = colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : tags;
    const faults = await violationsOf(page, { runOnly });
    const { pathname, search } = new URL(page.url());
    const width = page.viewportSize()?.width;
    expect.soft(faults, `${pathname}${search}, ${colorScheme}, ${width} px`).toEqual([]);
  };
  const show = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  };
  await show('light');
  if (widths.length === 0) await check('light');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await ready(page);
    await check('light');
  }
  await show('dark');
  await check('dark');
}
