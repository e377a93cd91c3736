import { useCan } from '@tawseel/api-client';
import { useLetterhead } from '@tawseel/api-client/company';
import { order as entity, writeOrderKey } from '@tawseel/api-client/orders';
import { useFormat, useTranslation, type Language } from '@tawseel/i18n';
import {
  EmptyState,
  ErrorPanel,
  filtersOf,
  Notice,
  Page,
  PageHeader,
  Skeleton,
  useListState,
} from '@tawseel/ui';
import { Choice, LanguageChoice, useStoredChoice } from '@tawseel/ui/choice';
import { OnScreen, PrintButton, usePrintWhenReady } from '@tawseel/ui/print';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { orderColumns } from '../order-columns/order-columns.tsx';
import { Labels } from './label.tsx';
import { PageSize } from './page-size.tsx';
import { Receipt, type ReceiptSheet } from './receipt.tsx';
import { allMatching, readReceipts } from './receipts-address.ts';
import { useReceiptOrders } from './use-receipt-orders.ts';
import { useWordsOf } from '../words/use-words-of.ts';

/** The window that prints receipts of orders, on A4 or a roll, in either language. */
export function ReceiptsPage() {
  const { t } = useTranslation('merchants');
  const { hash } = useLocation();
  const keys = useMemo(() => (hash === allMatching ? undefined : readReceipts(hash)), [hash]);
  if (!keys || keys.length > 0) return <Receipts key={hash} keys={keys} />;
  return (
    <Page>
      <PageHeader title={t('receipt.title')} />
      <EmptyState text={t('orders.empty')} hint={t('receipt.emptyHint')} />
    </Page>
  );
}

const filters = filtersOf('merchants', entity);

function Receipts({ keys }: { keys: ReturnType<typeof readReceipts> | undefined }) {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const hasCodes = useCan('intake');
  const [sheet, setSheet] = useStoredChoice<ReceiptSheet>(
    'receipt-sheet',
    hasCodes ? ['A4', '80mm', 'label', 'labels'] : ['A4', '80mm'],
  );
  const [language, setLanguage] = useState<Language>(format.language);
  const words = useWordsOf(language);
  const company = useLetterhead();
  const view = useListState({ columns: orderColumns, filters }).query;
  const { orders, isComplete, error, retry, missing } = useReceiptOrders(keys, view);
  const count = keys?.length ?? orders.length;
  const slips = useRef<HTMLDivElement>(null);
  const ready =
    isComplete && words && company.value && orders.length > 0 ? { words, company: company.value } : undefined;
  usePrintWhenReady(ready !== undefined);

  const failure = error ?? company.error;
  return (
    <Page>
      <OnScreen>
        <PageHeader
          title={t('receipt.titleOf', { count, number: format.number(count) })}
          actions={
            <>
              <Choice
                label={t('receipt.sheet')}
                options={[
                  { value: 'A4', label: t('receipt.a4') },
                  { value: '80mm', label: t('receipt.roll') },
                  ...(hasCodes
                    ? [
                        { value: 'label' as const, label: t('receipt.label') },
                        { value: 'labels' as const, label: t('receipt.labels') },
                      ]
                    : []),
                ]}
                value={sheet}
                onChange={setSheet}
              />
              <LanguageChoice label={t('receipt.language')} value={language} onChange={setLanguage} />
              <PrintButton variant="primary" disabled={!ready} />
            </>
          }
        />
        {failure && (
          <ErrorPanel
            message={failure.message}
            onRetry={() => {
              if (error) retry();
              if (company.error) company.retry();
            }}
          />
        )}
        {isComplete && missing > 0 && (
          <Notice tone="attention">
            {t('receipt.missing', { count: missing, number: format.number(missing) })}
          </Notice>
        )}
        {!ready && !failure && !(isComplete && orders.length === 0) && (
          <Skeleton $width="100%" $height="26.25rem" />
        )}
      </OnScreen>
      {ready && (
        <>
          <PageSize sheet={sheet} slips={slips} />
          <div ref={slips} data-slips>
            {orders.map((order) =>
              sheet === 'label' || sheet === 'labels' ? (
                <Labels key={writeOrderKey(order)} order={order} {...ready} />
              ) : (
                <Receipt key={writeOrderKey(order)} order={order} sheet={sheet} {...ready} />
              ),
            )}
          </div>
        </>
      )}
    </Page>
  );
}
