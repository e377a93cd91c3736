import { expect, test } from '../product/console.ts';
import { ready } from '../product/ready.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

declare global {
  // Set if the markup of these journeys were to run.
  var hasRun: boolean | undefined;
}

const markup = '<img src=x onerror="globalThis.hasRun=true"><script>globalThis.hasRun=true</script>';

test(
  'markup in a name is shown as text everywhere and never runs',
  { tag: '@once' },
  async ({ page, say, company }) => {
    const { driver_id: id } = await company.createDriver({ name_driver: markup, city_driver: markup });
    const { city } = await company.createCity({ city: `${id} ${markup}`, delivery_type: markup });
    await company.createCar({ car_id: id, model: markup, driver_id: id });

    await visit(page, `/drivers?search=${id}`);
    await expect(page.getByRole('row').nth(1)).toContainText(markup);
    await page.getByRole('button', { name: say('Edit', 'تعديل') }).click();
    await expect(page.getByRole('dialog').getByRole('heading')).toContainText(markup);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say('Delete', 'حذف'), exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText(markup);

    await visit(page, `/cities?search=${id}`);
    await expect(page.getByRole('row').nth(1)).toContainText(city);
    await page.getByRole('button', { name: say('Edit', 'تعديل') }).click();
    await page.getByRole('dialog').getByRole('combobox').first().fill(id);
    await expect(page.getByRole('option').first()).toContainText(markup);

    await visit(page, `/cars?search=${id}`);
    await expect(page.getByRole('row').nth(1)).toContainText(markup);
    await visit(page, `/drivers?search=${encodeURIComponent(markup)}`);
    await ready(page);
    await expect(page.getByRole('searchbox')).toHaveValue(markup);
    expect(await page.evaluate(() => globalThis.hasRun)).toBeUndefined();
    await company.call('DELETE', `DeleteDriver/${id}/1001`);
  },
);

test('the page allows only its own scripts and styles', { tag: '@once' }, async ({ page, expectFault }) => {
  expectFault(/Content.Security.Policy|This document requires 'Trusted|default' policy/i);
  const response = await page.goto('/home');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  await ready(page);
  const { refused, hasRun } = await page.evaluate((html) => {
    const isRefused = (work: () => void) => {
      try {
        work();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const holder = document.body.appendChild(document.createElement('div'));
    const script = document.createElement('script');
    const written = document.createElement('script');
    written.append('globalThis.hasRun = true');
    document.body.append(written);
    return {
      refused: [
        isRefused(() => (holder.innerHTML = html)),
        isRefused(() => (script.textContent = 'globalThis.hasRun = true')),
        isRefused(() => (script.src = 'https://example.com/x.js')),
      ],
      hasRun: globalThis.hasRun,
    };
  }, markup);
  expect(refused, 'markup, a script as text, a script from elsewhere').toEqual([true, true, true]);
  expect(hasRun).toBeUndefined();
});
