import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects no accessibility violations in the page as it is, light and dark. The assertion is soft and names the page, so
 * that a walk over several pages reports each that fails.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // In the page itself: a page beside it, as is done for frames, would take the focus from it.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // The themes differ in their colours alone.
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
    const { pathname, search } = new URL(page.url());
    expect.soft(faults, `${pathname}${search}, ${colorScheme}`).toEqual([]);
  }
}
