import { createOrders } from '../merchants/samples.ts';
import { readCodes } from '../merchants/read-labels.ts';
import { expect, test } from './console.ts';

test('the labels of an order show its parcel code, and a reader of barcodes decodes both codes', async ({
  console: page,
  engine,
  company,
  say,
}) => {
  const { ids, merchant } = await createOrders(company, 1, () => ({ pieces: 2 }));
  const { date } = (await company.call('POST', 'DisplayOrders', {
    filter: { merchant_id: merchant.merchant_id },
  })) as { date: { parcel_code: string }[] };
  const code = String(date[0]?.parcel_code);
  // The window prints by itself, and the browser's dialog would cover it.
  await page.open('/receipt');
  await engine.run((hash) => {
    window.print = () => {};
    location.hash = hash;
  }, `${ids[0]}:${merchant.merchant_id}`);
  for (const sheet of [
    say('Label, 100 × 150 mm', 'ملصق 100 × 150 مم'),
    say('Labels, four on A4', 'أربعة ملصقات على A4'),
  ]) {
    await page.role('radio', sheet).check();
    const labels = page.role('article');
    await labels.counts(2);
    await labels.at(1).says(code);
    await labels.at(1).says(say('Piece 2 of 2', 'القطعة 2 من 2'));
    await engine.run(() => document.querySelector('article')?.scrollIntoView({ behavior: 'instant' }));
    const codes = await readCodes(await engine.picture());
    expect([...new Set(codes.map(({ format, text }) => `${format} ${text}`))].toSorted()).toEqual([
      `Code128 ${code}`,
      `QRCode ${code}`,
    ]);
  }
});
