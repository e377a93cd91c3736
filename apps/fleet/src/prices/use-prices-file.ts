import { listCall, readRows, useApiClient } from '@tawseel/api-client';
import { city } from '@tawseel/api-client/cities';
import { price, type Price } from '@tawseel/api-client/prices';
import { directionOf, useFormat, useTranslation } from '@tawseel/i18n';
import { saveFile, useToast } from '@tawseel/ui';
import { useState } from 'react';
import { presentDay } from './days.ts';

/** Columns of the file; a file that is imported has the same ones. */
const columns = [
  'merchant_id',
  'merchant_name',
  'country',
  'city',
  'area',
  'delivery_price',
  'return_price',
  'second_attempt_price',
  'cod_percent',
  'from_day',
] as const;

type FileRow = Partial<Pick<Price, (typeof columns)[number]>>;

const order = ['merchant_name', 'merchant_id', 'city', 'area'] as const;

/** Writes the prices that count at present as a workbook: the rules, and the city's own price where no rule is for all merchants. */
export function usePricesFile() {
  const { t } = useTranslation('fleet');
  const { language } = useFormat();
  const client = useApiClient();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  const readPrices = async (today: string): Promise<FileRow[]> => {
    const [rules, cities] = await Promise.all([
      client.request(listCall(price), (response) => readRows(price, response), {}),
      client.request(listCall(city), (response) => readRows(city, response), {}),
    ]);
    const present = rules.filter(
      ({ from_day: from, to_day: to }) => from <= today && (to === null || to >= today),
    );
    const ofAll = present.filter(({ merchant_id: id, area }) => id === null && area === null);
    const own = cities.filter(
      (row) => !ofAll.some((rule) => rule.country === row.country && rule.city === row.city),
    );
    const { compare } = new Intl.Collator(language);
    const rows: FileRow[] = [
      ...own.map(({ country, city: name, delivery_price, return_price }) => {
        return { country, city: name, delivery_price, return_price };
      }),
      ...present,
    ];
    return rows.toSorted((a, b) =>
      order.reduce((before, key) => before || compare(a[key] ?? '', b[key] ?? ''), 0),
    );
  };
  const save = async () => {
    setIsBusy(true);
    try {
      const today = presentDay();
      const rows = await readPrices(today);
      const { workbookOf } = await import('@tawseel/ui/spreadsheet');
      const headings = columns.map((name) => t(`price.fields.${name}`));
      const lines = rows.map((row) => columns.map((name) => row[name] ?? ''));
      const isRightToLeft = directionOf(language) === 'rtl';
      const file = await workbookOf(t('prices.title'), [headings, ...lines], { isRightToLeft });
      saveFile(file, `${t('prices.title')} ${today}.xlsx`);
    } catch (error) {
      toast.failure(error instanceof Error ? error.message : t('base:failed'));
    } finally {
      setIsBusy(false);
    }
  };
  return { save, isBusy };
}
