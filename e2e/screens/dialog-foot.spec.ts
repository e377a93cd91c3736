import { test } from '../product/console.ts';
import { expectInView } from '../product/in-view.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

test('the buttons of a dialog stay in view while its content scrolls', async ({ page, company, say }) => {
  const { driver_id: driver } = await company.createDriver();
  await visit(page, `/drivers?search=${driver}`);
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: say('Edit', 'تعديل') })
    .click();
  await expectInView(page, page.getByRole('button', { name: say('Save', 'حفظ') }));
  await page.keyboard.press('Escape');
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: say('View', 'عرض') })
    .click();
  await expectInView(
    page,
    page
      .getByRole('dialog')
      .getByRole('button', { name: say('Close', 'إغلاق'), exact: true })
      .last(),
  );
});
