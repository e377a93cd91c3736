import { useCan, useList, useMay } from '@tawseel/api-client';
import { merchant, type Merchant, useMerchantMoneyUpdate } from '@tawseel/api-client/merchants';
import { useListExport } from '@tawseel/api-client/exports';
import { useTranslation } from '@tawseel/i18n';
import {
  columnsOf,
  ExportButton,
  LinkButton,
  ListScreen,
  UnsavedGuard,
  useListState,
  VisitButton,
  type Column,
} from '@tawseel/ui';
import { RestoredNotice, useRestoredDraft } from '@tawseel/ui/forms';
import { useMemo, useState } from 'react';
import { balancesSubject, createBalanceDrafts } from './balance-drafts.ts';
import { BalanceForm } from './balance-form.tsx';
import { BalancesContext } from './balances-context.ts';
import { MerchantLedger } from './merchant-ledger.tsx';

/** Columns that the search covers. */
const searched = ['merchant_id', 'full_name', 'shop_name', 'money_orders'];

const columns = columnsOf('merchants', merchant, ['merchant_id', 'full_name', 'shop_name', 'money_orders'], {
  full_name: { isPrimary: true },
  money_orders: { header: 'merchants:balances.current', hasUnit: true },
});

const columnsWithForm: readonly Column<Merchant>[] = [
  ...columns,
  {
    key: 'control',
    header: 'merchants:balances.new',
    isControl: true,
    render: (row) => <BalanceForm merchant={row} />,
  },
];

/** Balances that the company owes to merchants, set in their rows, with the ledger of each. */
export function MerchantsMoneyPage() {
  const { t } = useTranslation('merchants');
  const hasLedger = useCan('ledger');
  const mayCreate = useMay('records.change');
  const hasPayouts = useCan('payouts');
  const [opened, setOpened] = useState<Merchant>();
  // Held by the page: a retry reuses the idempotency key, even if the row was unmounted in between.
  const update = useMerchantMoneyUpdate();
  const [drafts] = useState(createBalanceDrafts);
  const isRestored = useRestoredDraft(balancesSubject, () => true, drafts.restore);
  const balances = useMemo(() => update && { drafts, update }, [drafts, update]);
  const state = useListState({ columns });
  const view = { ...state.query, searchIn: searched };
  const list = useList(merchant, view);
  const run = useListExport('merchants', view);
  const failure = list.error?.fromServer
    ? t('balances.loadRefused', { message: list.error.message })
    : t('balances.loadFailed');
  const shown = { ...list, error: list.error?.withMessage(failure) };

  return (
    <BalancesContext value={balances}>
      <ListScreen
        title={t('balances.title')}
        subtitle={[t('balances.lead'), hasLedger && t('balances.recorded')].filter(Boolean).join(' ')}
        state={state}
        actions={
          <>
            <ExportButton list={list} run={run} />
            {hasPayouts && <LinkButton to="/payouts-due">{t('balances.payouts')}</LinkButton>}
          </>
        }
      >
        {opened && <MerchantLedger merchant={opened} onClose={() => setOpened(undefined)} />}
        <UnsavedGuard isUnsaved={drafts.isUnsaved} readDraft={drafts.read} />
        {isRestored && <RestoredNotice />}
        <ListScreen.Toolbar list={shown} search={{ label: t('balances.search') }} hasLoadingText />
        <ListScreen.Table
          list={shown}
          columns={update ? columnsWithForm : columns}
          rowKey={(merchant) => merchant.merchant_id}
          empty={{
            text: t('merchants.empty'),
            hint: mayCreate && t('merchants.emptyHint'),
            action: mayCreate && (
              <VisitButton to="/create-merchant" variant="primary">
                {t('merchants.create')}
              </VisitButton>
            ),
          }}
          actions={(merchant) => [
            { label: t('balances.ledger'), onSelect: hasLedger ? () => setOpened(merchant) : undefined },
          ]}
        />
      </ListScreen>
    </BalancesContext>
  );
}
