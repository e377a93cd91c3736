import { createOrders } from '../merchants/samples.ts';
import { expect, test } from './console.ts';

test('arrows move between rows, Space selects, and a question mark shows the shortcuts', async ({
  console: page,
  company,
  engine,
  size,
  say,
}) => {
  test.skip(size.width < 700, 'a phone shows cards');
  const { search } = await createOrders(company, 2);
  await page.open(search);
  const place = () =>
    engine.run(() =>
      [...document.querySelectorAll('tbody [data-row]')].findIndex((row) => row === document.activeElement),
    );
  await engine.run(() => document.querySelector<HTMLElement>('[data-scroller]')?.focus());
  await page.key('ArrowDown');
  await page.key('ArrowDown');
  await expect.poll(place).toBe(1);
  await page.type(' ');
  await page.role('region', { pattern: say('1 selected', 'محدد') }).isShown();
  await expect.poll(place).toBe(1);
  await page.type('?');
  await page.role('dialog', say('Keyboard shortcuts', 'اختصارات لوحة المفاتيح')).isShown();
  await page.key('Escape');
  await expect.poll(place).toBe(1);
});
