import { useList } from '@tawseel/api-client';
import { useListExport } from '@tawseel/api-client/exports';
import { price, usePriceEnd, type Price } from '@tawseel/api-client/prices';
import { useTranslation } from '@tawseel/i18n';
import { columnsOf, type RowAction } from '@tawseel/ui';
import { ListDialog } from '@tawseel/ui/list-dialog';
import { useState } from 'react';
import { EndPrice } from './end-price.tsx';
import type { Scope } from './places.ts';

const columns = columnsOf(
  'fleet',
  price,
  [
    'from_day',
    'to_day',
    'delivery_price',
    'return_price',
    'second_attempt_price',
    'cod_percent',
    'is_quoted',
    'person',
    'created_at',
  ],
  {
    from_day: { isPrimary: true, isSortable: false },
    delivery_price: { isSortable: false },
    return_price: { isSortable: false },
    is_quoted: { kind: 'text' },
    created_at: { kind: 'dateTime', isSortable: false },
  },
);

export interface PriceHistoryProps {
  scope: Scope;
  /** Whose prices they are, and where. */
  title: string;
  today: string;
  onClose: () => void;
}

/** All prices of a scope, the latest first; the present one can be ended, one that has not begun removed. */
export function PriceHistory({ scope, title, today, onClose }: PriceHistoryProps) {
  const { t } = useTranslation('fleet');
  const end = usePriceEnd();
  const [ending, setEnding] = useState<Price>();
  const { merchant_id, country, city, area } = scope;
  // In a list, an empty value finds the rows that have none.
  const view = {
    filter: { merchant_id: [merchant_id ?? ''], country, city, area: [area ?? ''] },
    sort: '-from_day',
  };
  const list = useList(price, view);
  const run = useListExport('prices', view);
  const actions = (row: Price): RowAction[] => {
    const isPast = row.to_day !== null && row.to_day < today;
    if (!end || isPast) return [];
    const label = t(row.from_day > today ? 'prices.remove.action' : 'prices.end.action');
    return [{ label, isDanger: row.from_day > today, onSelect: () => setEnding(row) }];
  };
  return (
    <>
      <ListDialog
        title={t('prices.historyOf', { scope: title })}
        width="68rem"
        columns={columns}
        rowKey={({ price_id: id }) => String(id)}
        list={list}
        run={run}
        actions={end && actions}
        empty={{ text: t('prices.historyEmpty'), hint: t('prices.historyEmptyHint') }}
        onClose={onClose}
      />
      {ending && end && (
        <EndPrice price={ending} end={end} today={today} onClose={() => setEnding(undefined)} />
      )}
    </>
  );
}
