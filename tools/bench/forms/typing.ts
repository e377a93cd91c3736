import type { Locator, Page } from '@playwright/test';

/** Milliseconds of each key to its next paint, and of each long task. */
export interface TypingTimes {
  keys: number[];
  longTasks: number[];
}

/** Typed into every field: letters and digits, so that fields of each kind take some of them. */
const text = 'Ab12';

/** Pause in ms between two keys, as fast as people type. */
const pause = 120;

/** The Event Timing API leaves out events below 16 ms; they count as half of that. */
const unseen = 8;

/** Records the events of keys and the long tasks of the page. */
async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const options of [{ type: 'longtask' }, Object.assign({ type: 'event' }, { durationThreshold: 16 })])
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const key = 'interactionId' in entry ? Number(entry.interactionId) : undefined;
          // Events of no interaction, such as a moving pointer, have 0.
          if (key !== 0) performance.mark('bench', { detail: { key, duration: entry.duration } });
        }
      }).observe(options);
  });
}

/** Types into every field of the form. */
export async function typingTimes(page: Page, form: Locator): Promise<TypingTimes> {
  const fields = form.locator(
    ':is(input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=password], textarea)' +
      ':not([readonly], [disabled])',
  );
  await observe(page);
  const count = Math.min(await fields.count(), 20);
  for (let at = 0; at < count; at += 1) {
    await fields.nth(at).focus();
    await page.keyboard.type(text, { delay: pause });
  }
  // The entries of a frame arrive after its paint.
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() =>
    performance
      .getEntriesByName('bench')
      .map((mark) => ('detail' in mark ? mark.detail : {}) as { key?: number; duration: number }),
  );
  const byKey = new Map<number, number>();
  for (const { key, duration } of seen)
    if (key !== undefined) byKey.set(key, Math.max(byKey.get(key) ?? 0, duration));
  const missing = Math.max(0, count * text.length - byKey.size);
  return {
    keys: [...byKey.values(), ...Array<number>(missing).fill(unseen)],
    longTasks: seen.filter(({ key }) => key === undefined).map(({ duration }) => duration),
  };
}
