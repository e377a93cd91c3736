import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';
import { ready } from './ready.ts';

/** Every rule but those of WCAG level AAA, also experimental ones and best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/**
 * Expects no accessibility violations in the page's present state, light and dark; with `widths`, the light page is checked
 * at each of them. The assertion is soft and names the page, so that a test of several pages reports each one that fails.
 */
export async function expectAccessible(page: Page, widths: readonly number[] = []): Promise<void> {
  const check = async (colorScheme: 'light' | 'dark') => {
    // Runs in the page itself: a separate page, which axe uses for frames, would take the focus from it.
    const axe = new AxeBuilder({ page, axeSource: axeCore.source }).setLegacyMode();
    // The themes differ only in their colours.
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    else axe.withTags(tags);
    const { violations } = await axe.analyze();
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
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
