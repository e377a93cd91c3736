import { existsSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';

// The demo company's figures and dates follow the day of the run, and other journeys change its figures.
const changing = 'main :is(canvas, svg, h2 ~ p, dl, ul, bdi)';
const date = /\d{4}-\d{2}-\d{2}/;

export interface Shot {
  hasFigures?: boolean;
  isWhole?: boolean;
}

/**
 * Compares the page with its baseline. If this Chromium version and font set have no baseline, the run
 * records one, reports it and does not fail.
 *
 * @param shot special properties of the page: `hasFigures` masks figures and names, `isWhole` compares it to
 * its end
 */
export async function expectAppearance(page: Page, name: string, shot: Shot = {}): Promise<void> {
  const file = `${name}.png`;
  const baseline = test.info().snapshotPath(file, { kind: 'screenshot' });
  const mask = [page.getByText(date), ...(shot.hasFigures ? [page.locator(changing)] : [])];
  const options = { animations: 'disabled', caret: 'hide', fullPage: shot.isWhole ?? false, mask } as const;
  await page.evaluate(() => document.fonts.ready);
  if (!existsSync(baseline)) {
    await page.screenshot({ path: baseline, ...options });
    console.log(`Recorded the appearance of ${name}: ${baseline}`);
    return;
  }
  await expect.soft(page).toHaveScreenshot(file, { ...options, maxDiffPixelRatio: 0.002 });
}
