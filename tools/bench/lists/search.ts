import type { Page } from '@playwright/test';

// No two have a common prefix: earlier results are cached.
const words = [
  'amman',
  '0791',
  'عمان',
  'خلدا',
  '1002',
  'cash',
  '785',
  'الزرقاء',
  'liq',
  'محمد',
  '500',
  'سارة',
];

/** Resolves to the milliseconds from the next key to the first painted frame with its rows. */
function rowsAfterKey(page: Page) {
  return page.evaluateHandle(() => {
    const table = document.querySelector('table');
    if (!table) throw new Error('There is no table');
    const after = new Promise<number>((resolve) => {
      let pressed = 0;
      for (const event of ['beforeinput', 'submit'])
        addEventListener(event, () => (pressed ||= performance.now()), { once: true, capture: true });
      let wasBusy = false;
      const observer = new MutationObserver(() => {
        const isBusy = table.getAttribute('aria-busy') === 'true';
        wasBusy ||= isBusy;
        if (isBusy || !wasBusy) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
      });
      observer.observe(table, { attributeFilter: ['aria-busy'] });
    });
    // In an object: `evaluateHandle` awaits its result.
    return { after };
  });
}

async function searchFor(page: Page, word: string): Promise<number[]> {
  const box = page.getByRole('searchbox');
  // A search with a button starts with Enter, the others with each letter.
  const hasButton = (await page.locator('[role=search] [type=submit]').count()) > 0;
  await box.fill(hasButton ? word : '');
  await box.focus();
  const times: number[] = [];
  for (const key of hasButton ? ['Enter'] : word) {
    const painted = await rowsAfterKey(page);
    if (hasButton) await page.keyboard.press(key);
    else await page.keyboard.type(key);
    times.push(await painted.evaluate(({ after }) => after));
  }
  await box.fill('');
  if (hasButton) await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.search === '');
  // The next word is typed into a list at rest.
  await page.waitForLoadState('networkidle');
  await page.locator('table[aria-busy=false]').waitFor();
  return times;
}

/** Milliseconds from each key of a search to the first painted frame with its rows. */
export async function searchTimes(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const word of words) times.push(...(await searchFor(page, word)));
  return times;
}
