import {
  customerRecord,
  recordsShown,
  useCustomerData,
  useCustomerExport,
  useErasure,
  type CustomerData,
} from '@tawseel/api-client/privacy';
import { useFormat, useTranslation } from '@tawseel/i18n';
import {
  Button,
  Card,
  columnsOf,
  DataTable,
  ErrorPanel,
  ExportButton,
  fetchedDialog,
  listOf,
  Sentence,
  Skeleton,
  VisuallyHidden,
} from '@tawseel/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ErasureDialogProps } from './erasure-dialog.tsx';
import { erasableOf, HeldData } from './held-data.tsx';

const ErasureDialog = fetchedDialog<ErasureDialogProps>(() =>
  import('./erasure-dialog.tsx').then((code) => code.ErasureDialog),
);

const columns = columnsOf(
  'privacy',
  customerRecord,
  [
    'happened_at',
    'entity',
    'action',
    'merchant_order_id',
    'name_customer',
    'phone_customer',
    'address_order',
    'city_order',
    'note',
  ],
  {
    happened_at: { kind: 'dateTime' },
    entity: { kind: 'text' },
    action: { kind: 'text' },
  },
);

const Found = styled(Card)`
  display: grid;
  gap: 14px;
  min-inline-size: 0;

  > h2 {
    margin: 0;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

function Held({ phone, data }: { phone: string; data: CustomerData }) {
  const { t } = useTranslation();
  const format = useFormat();
  const run = useCustomerExport({ phone });
  const erase = useErasure();
  const [isErasing, setIsErasing] = useState(false);
  const { records } = data;
  const isErasable = Object.values(erasableOf(data)).some((count) => count > 0);
  return (
    <>
      {data.erased_at && (
        <p>
          <Sentence text={t('privacy:erasedAt', { time: format.dateTime(data.erased_at) })} />
        </p>
      )}
      {records.length === 0 ? (
        <p>{t('privacy:nothing')}</p>
      ) : (
        <>
          <HeldData numbers={data} />
          <Actions>
            <ExportButton list={{ total: undefined }} run={run} title={t('privacy:title')} />
            {erase && isErasable && (
              <Button variant="danger" aria-haspopup="dialog" onClick={() => setIsErasing(true)}>
                {t('privacy:erase')}
              </Button>
            )}
          </Actions>
          {records.length === recordsShown && (
            <p>{t('privacy:newest', { number: format.number(records.length) })}</p>
          )}
          <DataTable
            // No field identifies a record, and records can be equal.
            list={listOf(records.map((record, at) => ({ ...record, at })))}
            columns={columns}
            rowKey={({ at }) => String(at)}
            caption={t('privacy:records')}
            empty={{ text: t('privacy:nothing') }}
          />
        </>
      )}
      {isErasing && erase && (
        <ErasureDialog phone={phone} data={data} erase={erase} onClose={() => setIsErasing(false)} />
      )}
    </>
  );
}

/** Data of a phone number, with its export and erasure. */
export function CustomerCard({ phone }: { phone: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { value, error, isFetching, retry } = useCustomerData({ phone });
  const found = value?.records.length ?? 0;
  return (
    <Found title={<bdi dir="ltr">{phone}</bdi>} aria-busy={!value && !error}>
      {error && <ErrorPanel message={error.message} onRetry={retry} isRetrying={isFetching} />}
      {!value && !error && <Skeleton $width="100%" $height="8.75rem" />}
      <VisuallyHidden as="output">
        {value && t('base:results', { count: found, number: format.number(found) })}
      </VisuallyHidden>
      {value && <Held phone={phone} data={value} />}
    </Found>
  );
}
