import type { Page } from '@playwright/test';
import { createOrders } from '../merchants/samples.ts';
import { expect, test } from '../product/console.ts';
import { ready } from '../product/ready.ts';

/** Translates a page as Chrome does: nested `font` elements replace its texts, where translation is allowed. */
function translate(page: Page): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text && node.data.trim() && node.parentElement?.translate) texts.push(node);
    const xhtml = 'http://www.w3.org/1999/xhtml';
    for (const text of texts) {
      const [outer, inner] = ['font', 'font'].map((name) => document.createElementNS(xhtml, name));
      if (!outer || !inner) continue;
      inner.textContent = `~${text.data}`;
      outer.append(inner);
      text.replaceWith(outer);
    }
    return texts.length;
  });
}

test("figures of the home page follow Refresh beside a browser's translation", async ({
  page,
  say,
  company,
}) => {
  await page.goto('/home');
  await ready(page);
  const card = page.getByRole('region', { name: say('Orders', 'الطلبات'), exact: true });
  const figure = card.getByRole('paragraph').first();
  await expect(figure).toHaveText(/\d/);
  await translate(page);
  const before = await figure.textContent();
  await createOrders(company, 1);
  await page.getByRole('button', { name: say('Refresh', 'تحديث') }).click();
  await expect(figure).not.toHaveText(String(before));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Today', 'اليوم'));
});

test('a browser translates no document of the console', { tag: '@once' }, async ({ page }) => {
  for (const path of ['/home', '/drivers?search=D-00', '/contract/C-1001-2', '/contractEng/C-1001-2']) {
    await page.goto(path);
    await ready(page);
    expect(await translate(page), path).toBe(0);
  }
});
