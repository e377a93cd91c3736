import { drawByMouse, findPad } from '../contracts/pad.ts';
import { expect, expectBody, test } from './own-server.ts';

const png = expect.stringMatching(/^data:image\/png;base64,.{100}/);

test('contracts are shown, searched, and lead to signing or to their documents', async ({
  page,
  say,
  open,
}) => {
  await open('/contract-list');
  const unsigned = page.getByRole('region', { name: /3$/ });
  for (const text of [
    '77',
    '2026-01-01',
    '2026-12-31',
    '12',
    '45.50',
    '546.00',
    say('Not signed', 'غير موقّع'),
  ])
    await expect(unsigned).toContainText(text);
  await expect(unsigned.getByRole('link')).toHaveText([say('Sign contract', 'توقيع العقد')]);
  const signed = page.getByRole('region', { name: /C-2$/ });
  // 22:00 in UTC is on the next day in Amman.
  for (const text of ['stopped', '2025-01-01', '270.00', '—']) await expect(signed).toContainText(text);
  await expect(signed.getByRole('link')).toHaveText([
    say('Arabic contract', 'العقد بالعربية'),
    say('English contract', 'العقد بالإنجليزية'),
  ]);
  await page.getByRole('searchbox').fill('stopped');
  await expect(unsigned).toHaveCount(0);
  await expect(signed).toBeVisible();
});

test('both documents show the signatures, and promise no record of them', async ({ page, say, open }) => {
  for (const path of ['/contract/C-2', '/contractEng/C-2']) {
    await open(path);
    const images = page.locator('main img[src^="data:image/png"]');
    await expect(images).toHaveCount(2);
    await expect(page.getByRole('link', { name: say('Verify signature', 'التحقق من التوقيع') })).toHaveCount(
      0,
    );
    await expect(page.getByRole('region', { name: /Signing record|سجل التوقيع/ })).toHaveCount(0);
  }
});

test('a contract is signed by hand with exactly two fields', async ({
  page,
  say,
  server,
  open,
  expectDone,
}) => {
  await open('/contract-list');
  await page.getByRole('link', { name: say('Sign contract', 'توقيع العقد') }).click();
  const pad = await findPad(page);
  await expect(page.locator('form')).not.toContainText(say('hashes', 'بصمتا'));
  await drawByMouse(page, pad);
  await page.getByRole('button', { name: say('Approve and sign', 'أوافق وأوقّع') }).click();
  await expectDone('The handwritten signature was saved.', 'تم حفظ التوقيع المرسوم باليد.');
  expectBody(server, '/DC/SignatureClient/3', {
    contract_file_client: png,
    ip_address_client: '198.51.100.7',
  });
  await expect(page).toHaveURL('/contract-list');
  await expect(page.getByRole('link', { name: say('Sign contract', 'توقيع العقد') })).toHaveCount(0);
});

test('a contract is signed by name when the address service is absent', async ({
  page,
  say,
  server,
  open,
  expectDone,
  expectFault,
}) => {
  expectFault(/\/api\/ip/);
  await page.route('**/api/ip', (route) => route.abort());
  await open('/SignatureClientAr/3');
  await page.getByText(say('Typed', 'توقيع نصي'), { exact: true }).click();
  await page.getByLabel(say('Your full name', 'اسمك الكامل')).fill('هالة');
  await page.getByRole('button', { name: say('Approve and sign', 'أوافق وأوقّع') }).click();
  await expectDone('The text signature was saved.', 'تم حفظ التوقيع النصي.');
  expectBody(server, '/DC/SignatureClient/3', { contract_file_client: png, ip_address_client: '' });
});

test("a refused signature shows the server's message and stays drawn", async ({
  page,
  say,
  server,
  open,
  expectFault,
}) => {
  expectFault(/status of 409/);
  server.answer('/DC/SignatureClient/3', {
    status: 409,
    body: { success: false, message: 'Signed elsewhere' },
  });
  await open('/SignatureClientAr/3');
  await drawByMouse(page, await findPad(page));
  await page.getByRole('button', { name: say('Approve and sign', 'أوافق وأوقّع') }).click();
  await expect(page.locator('form').getByRole('alert')).toContainText('Signed elsewhere');
});

test('an unknown contract is reported, as an empty list and as an HTML page', async ({
  page,
  say,
  server,
  open,
  expectFault,
}) => {
  expectFault(/status of 404/);
  await open('/contract/none');
  await expect(page.getByText(say('Contract not found', 'العقد غير موجود'))).toBeVisible();
  server.answer(
    '/DC/DisplayContracts/9',
    { status: 404, body: '<!doctype html>', type: 'text/html' },
    Infinity,
  );
  await page.goto('/SignatureClientAr/9');
  await expect(
    page
      .getByText(say('Error fetching contract data', 'حدث خطأ أثناء تحميل بيانات العقد'))
      .or(page.getByText(say('Contract not found', 'العقد غير موجود'))),
  ).toBeVisible();
});
