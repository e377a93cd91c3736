import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects no accessibility violations in the page's present state, light and dark. The assertion is soft and
 * names the page, so that a test of several pages reports each one that fails.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Runs in the page itself: a separate page, which axe uses for frames, would take the focus from it.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // The themes differ only in their colours.
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
    const { pathname, search } = new URL(page.url());
    expect.soft(faults, `${pathname}${search}, ${colorScheme}`).toEqual([]);
  }
}
