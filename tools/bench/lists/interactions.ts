import type { Locator, Page } from '@playwright/test';
import type { ListScreen } from './list-screens.ts';

const repetitions = 10;

/** Records interactions as the Event Timing API reports them; it leaves out events below 16 ms. */
async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId)
          performance.mark('bench', { detail: entry.duration });
    }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }));
  });
}

/** Presses the middle of a control. `click` of a locator would test in the measured event what is below the pointer. */
async function press(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not visible');
  await control.evaluate((element) =>
    element.addEventListener('click', () => performance.mark('pressed'), { once: true }),
  );
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Milliseconds from a press to its next paint. */
async function timeOf(page: Page, control: Locator): Promise<number> {
  await page.evaluate(() => performance.clearMarks());
  await press(page, control);
  await page.waitForLoadState('networkidle');
  // The entries of a frame arrive after its paint, and after the work that follows at once, such as the content of a dialog.
  await page.waitForTimeout(1000);
  const times = await page.evaluate(() => {
    if (performance.getEntriesByName('pressed').length === 0) throw new Error('The press missed its control');
    return performance.getEntriesByName('bench').map((mark) => Number('detail' in mark ? mark.detail : 0));
  });
  return Math.max(8, ...times);
}

/** Milliseconds from each click to the first painted frame with the content of a dialog. */
async function observeDialogs(page: Page): Promise<void> {
  await page.evaluate(() => {
    let pressed = 0;
    addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
    new MutationObserver(() => {
      if (pressed === 0 || !document.querySelector('dialog[open]')) return;
      const start = pressed;
      pressed = 0;
      requestAnimationFrame(() =>
        setTimeout(() => performance.mark('dialog', { detail: performance.now() - start })),
      );
    }).observe(document, { subtree: true, attributeFilter: ['open'] });
  });
}

async function contentTime(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [mark] = performance.getEntriesByName('dialog').slice(-1);
    performance.clearMarks('dialog');
    if (!(mark instanceof PerformanceMark)) throw new Error('The press opened no dialog');
    return Number(mark.detail);
  });
}

/** Milliseconds of each press: sorts, ticks a row, opens its menu and its dialog, and until the content of the dialog. */
export async function interactionTimes(page: Page, { row: text, action }: ListScreen) {
  await observe(page);
  await observeDialogs(page);
  const row = page.locator('[data-row]', text ? { hasText: text } : {}).first();
  const menu = row.locator('[data-actions] [aria-haspopup=menu]');
  const hasMenu = (await menu.count()) > 0;
  const dialogButton = row.getByRole(hasMenu ? 'menuitem' : 'button', { name: action ?? '' });
  const tick = row.locator('[data-tick] input');
  const hasTick = (await tick.count()) > 0;
  const times = {
    sort: Array<number>(),
    tick: Array<number>(),
    menu: Array<number>(),
    dialog: Array<number>(),
    'dialog content': Array<number>(),
  };
  const escape = async () => {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(150);
  };
  for (let turn = 0; turn < repetitions; turn += 1) {
    if (hasTick) times.tick.push(await timeOf(page, tick));
    if (hasMenu) times.menu.push(await timeOf(page, menu));
    if (action) {
      times.dialog.push(await timeOf(page, dialogButton));
      times['dialog content'].push(await contentTime(page));
      await escape();
    }
  }
  const header = page.locator('thead th button').first();
  for (let turn = 0; turn < repetitions; turn += 1) times.sort.push(await timeOf(page, header));
  return times;
}
