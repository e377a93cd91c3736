import type { Page } from '@playwright/test';
import type { Company } from '../product/company.ts';
import { expect, test, type Say } from '../product/console.ts';
import { visit } from '../product/visit.ts';
import { readLabels, type LabelTexts } from './read-labels.ts';
import { createOrders } from './samples.ts';

test.use({ isRunning: true });

interface Parcel {
  merchant_order_id: string;
  merchant_id: string;
  parcel_code: string;
  pieces: number;
}

/** Formats of labels, with a window in CSS pixels whose width is that of the paper. */
const sheets = {
  label: { en: 'Label, 100 × 150 mm', ar: 'ملصق 100 × 150 مم', size: { width: 378, height: 5680 } },
  labels: { en: 'Labels, four on A4', ar: 'أربعة ملصقات على A4', size: { width: 794, height: 1123 } },
} as const;

async function findParcels(company: Company, view: object) {
  const { date } = (await company.call('POST', 'DisplayOrders', view)) as { date: Parcel[] };
  return date;
}

/** Opens the labels of orders as they look on paper. */
async function openLabels(page: Page, say: Say, parcels: readonly Parcel[], sheet: keyof typeof sheets) {
  const keys = parcels.map(({ merchant_order_id: id, merchant_id }) => `${id}:${merchant_id}`);
  const { en, ar, size } = sheets[sheet];
  await page.setViewportSize(size);
  await visit(page, `/receipt#${keys.join(',')}`);
  await page.getByRole('radio', { name: say<string>(en, ar) }).check();
  await expect(page.getByRole('article')).toHaveCount(parcels.reduce((sum, { pieces }) => sum + pieces, 0));
  await page.emulateMedia({ media: 'print' });
}

/** What a reader should find on the labels of orders, one for each piece. */
function labelsOf(parcels: readonly Parcel[]): LabelTexts[] {
  return parcels.flatMap(({ parcel_code: shown, pieces }) =>
    Array.from({ length: pieces }, () => ({ shown, code128: [shown], qr: [shown] })),
  );
}

test(
  'a reader of barcodes decodes both codes of 500 labels',
  { tag: '@once' },
  async ({ page, say, company }) => {
    // Journeys change no orders that ended before them.
    const parcels = await findParcels(company, {
      limit: 500,
      sort: 'date_order_start',
      filter: { status: 'Delivered' },
    });
    expect(new Set(parcels.map(({ parcel_code }) => parcel_code)).size).toBe(500);
    await openLabels(page, say, parcels, 'label');
    expect(await readLabels(page)).toEqual(labelsOf(parcels));
  },
);

for (const sheet of ['label', 'labels'] as const) {
  test(`a reader of barcodes decodes both codes of each piece in the format "${sheet}"`, async ({
    page,
    say,
    company,
  }) => {
    const { merchant } = await createOrders(company, 3, (at) => ({
      pieces: at + 1,
      ...(at === 1 && {
        address_order: 'University street 1, the long way round by the old gate, '.repeat(4),
      }),
    }));
    const parcels = await findParcels(company, { filter: { merchant_id: merchant.merchant_id } });
    await openLabels(page, say, parcels, sheet);
    const labels = await readLabels(page);
    expect(labels).toHaveLength(6);
    expect(labels).toEqual(labelsOf(parcels));
  });
}
