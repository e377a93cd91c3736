import { useList } from '@tawseel/api-client';
import { accountBalance } from '@tawseel/api-client/books';
import { useListExport } from '@tawseel/api-client/exports';
import { linkTo } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';
import { columnsOf } from '@tawseel/ui';
import { ListDialog } from '@tawseel/ui/list-dialog';
import { useState } from 'react';
import type { HolderAccount } from './cash-card.tsx';

const columns = columnsOf('books', accountBalance, ['holder_name', 'holder_id', 'balance'], {
  holder_name: { isPrimary: true },
  holder_id: { kind: 'id' },
});

export interface AccountsDialogProps {
  account: HolderAccount;
  onClose: () => void;
}

/** The account of each driver or merchant, largest balance first; each leads to its journal lines. */
export function AccountsDialog({ account, onClose }: AccountsDialogProps) {
  const { t } = useTranslation('books');
  const [sort, setSort] = useState('-balance');
  const view = { filter: { account }, sort };
  const list = useList(accountBalance, view);
  const run = useListExport('account-balances', view);
  return (
    <ListDialog
      title={t('cash.holders', { account: t(`account_balance.values.account.${account}`) })}
      width="42.5rem"
      columns={columns}
      rowKey={({ holder_id }) => holder_id}
      list={list}
      run={run}
      sort={sort}
      onSort={setSort}
      empty={{ text: t('cash.holdersEmpty') }}
      actions={({ holder_id }) => [
        { label: t('cash.lines'), to: linkTo('journal', { filter: { account, holder_id } }) },
      ]}
      onClose={onClose}
    />
  );
}
