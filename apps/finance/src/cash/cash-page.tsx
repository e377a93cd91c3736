import { useCan, useWholeList } from '@tawseel/api-client';
import {
  balanceOf,
  cashDay,
  cashPosition,
  openingBalance,
  useCashCount,
  useMoneyMove,
  useOpeningPosting,
} from '@tawseel/api-client/books';
import { PageLink } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';
import { Button, ErrorPanel, fetchedDialog, Page, PageHeader, useOpenDialog, useReturn } from '@tawseel/ui';
import { withWords } from '@tawseel/ui/lazy-words';
import { styled } from 'styled-components';
import { loadBooks } from '../words/books.ts';
import type { AccountsDialogProps } from './accounts-dialog.tsx';
import { CashCard, type HolderAccount } from './cash-card.tsx';
import { CashNotice } from './cash-notice.tsx';
import { CashChart } from './cash-chart.tsx';
import type { CountDialogProps } from './count-dialog.tsx';
import type { MoveDialogProps } from './move-dialog.tsx';
import type { OpeningDialogProps } from './opening-dialog.tsx';

const AccountsDialog = fetchedDialog<AccountsDialogProps>(
  async () => (await import(/* webpackChunkName: "cash-dialogs" */ './accounts-dialog.tsx')).AccountsDialog,
);

const MoveDialog = fetchedDialog<MoveDialogProps>(
  async () => (await import(/* webpackChunkName: "cash-dialogs" */ './move-dialog.tsx')).MoveDialog,
);

const CountDialog = fetchedDialog<CountDialogProps>(
  async () => (await import(/* webpackChunkName: "cash-dialogs" */ './count-dialog.tsx')).CountDialog,
);

const OpeningDialog = fetchedDialog<OpeningDialogProps>(
  async () => (await import(/* webpackChunkName: "cash-dialogs" */ './opening-dialog.tsx')).OpeningDialog,
);

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18.75rem, 100%), 1fr));
  gap: 20px;
  margin-block-end: 20px;
`;

type Open = 'opening' | 'move' | 'count' | { account: HolderAccount };

interface OpeningProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The button and the dialog of opening money, for people who may enter it. */
function Opening({ isOpen, onOpen, onClose }: OpeningProps) {
  const { t } = useTranslation('books');
  const { rows, isLoading } = useWholeList(openingBalance);
  const post = useOpeningPosting();
  if (!post) return null;
  return (
    <>
      <Button aria-haspopup="dialog" disabled={isLoading} onClick={onOpen}>
        {t('opening.title')}
      </Button>
      {isOpen && !isLoading && <OpeningDialog rows={rows} post={post} onClose={onClose} />}
    </>
  );
}

const visited = { opening: 'opening' } as const;

/** The balance of each account of the company, with the actions that move money and count the cash box. */
function Cash() {
  const { t } = useTranslation('books');
  const cash = useWholeList(cashPosition);
  const days = useWholeList(cashDay);
  const move = useMoneyMove();
  const count = useCashCount();
  const hasOpening = useCan('opening');
  const [open, setOpen] = useOpenDialog<Open>('cash', { isReady: !cash.isLoading, visited });
  const goBack = useReturn();
  const close = () => setOpen(undefined);
  const failed = [cash, days].filter(({ error }) => error);
  const message = failed[0]?.error?.message;
  const expected = balanceOf(cash, 'cash_box');
  const shared = { rows: cash.rows, isLoading: cash.isLoading };
  const openAccount = (account: HolderAccount) => setOpen({ account });
  return (
    <Page>
      <PageHeader
        title={t('cash.title')}
        subtitle={t('cash.subtitle')}
        actions={
          <>
            <PageLink page="journal">{t('cash.journal')}</PageLink>
            {hasOpening && (
              <Opening
                isOpen={open === 'opening'}
                onOpen={() => setOpen('opening')}
                onClose={() => (close(), goBack?.())}
              />
            )}
            {count && (
              <Button
                aria-haspopup="dialog"
                disabled={expected === undefined}
                onClick={() => setOpen('count')}
              >
                {t('count.title')}
              </Button>
            )}
            {move && (
              <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen('move')}>
                {t('move.title')}
              </Button>
            )}
          </>
        }
      />
      {message !== undefined && (
        <ErrorPanel
          message={t('cash.loadFailed', { message })}
          onRetry={() => failed.forEach((list) => list.retry())}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      {hasOpening && <CashNotice cash={cash} />}
      <Cards>
        <CashCard {...shared} title={t('cash.held')} types={['asset']} onOpen={openAccount} />
        <CashCard {...shared} title={t('cash.owed')} types={['liability']} onOpen={openAccount} />
        <CashCard {...shared} title={t('cash.earned')} types={['income', 'expense']} onOpen={openAccount} />
        <CashCard
          {...shared}
          title={t('cash_position.values.type.equity')}
          types={['equity']}
          onOpen={openAccount}
        />
      </Cards>
      <CashChart days={days.rows} />
      {open === 'move' && move && <MoveDialog cash={cash} move={move} onClose={close} />}
      {open === 'count' && count && expected !== undefined && (
        <CountDialog expected={expected} count={count} onClose={close} />
      )}
      {typeof open === 'object' && <AccountsDialog account={open.account} onClose={close} />}
    </Page>
  );
}

export const CashPage = withWords('books', loadBooks, Cash);
