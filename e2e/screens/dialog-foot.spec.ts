import { expect, test } from '../product/console.ts';
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

test('a conflict shows its message beside the buttons, and the value of the other person above them', async ({
  page,
  company,
  say,
  expectFault,
}) => {
  expectFault(/409/);
  const city = await company.createCity();
  await visit(page, `/cities?search=${encodeURIComponent(city.city)}`);
  await page
    .getByRole('button', { name: say('Edit', 'تعديل') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const price = dialog.getByLabel(say('Delivery price', 'سعر التوصيل'));
  await price.fill('7');
  await company.call('PUT', 'UpdateCitys', {
    ...city,
    delivery_price: 8,
    changed_fields: ['delivery_price'],
  });
  await page.setViewportSize({ width: 720, height: 450 });
  await dialog.getByRole('combobox', { name: say('Third driver', 'السائق الثالث') }).focus();
  await dialog.getByRole('button', { name: say('Save', 'حفظ') }).click();
  const message = dialog.getByRole('alert');
  await expect(message).toContainText(say('Somebody else has changed', 'غيّر شخص آخر'));
  await expect(price).toBeFocused();
  const present = await dialog.getByText(say('Now', 'الآن')).last().boundingBox();
  const foot = await message.boundingBox();
  expect((present?.y ?? 0) + (present?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
  await expectInView(page, message);
});
