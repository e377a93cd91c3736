import { accountsByType, type CashPosition } from '@tawseel/api-client/books';
import { sumOf } from '@tawseel/api-client/fils';
import { PageLink } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';
import { Card, Money, Skeleton, tokens } from '@tawseel/ui';
import { styled } from 'styled-components';

const holderAccounts = ['driver_cash', 'driver_shortage', 'merchant_payable', 'driver_commission'] as const;

/** An account that drivers or merchants have, each their own. */
export type HolderAccount = (typeof holderAccounts)[number];

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  column-gap: 16px;

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
    padding-block: 8px;
    border-block-end: 1px solid ${tokens.color.line};
  }

  > div:last-child {
    border: 0;
    font-weight: 600;
  }

  /* On the right in both directions, so that decimal points are under each other. */
  dd {
    text-align: end;
  }

  [dir='rtl'] & dd {
    text-align: start;
  }

  /* As high as the row, for fingers. */
  :is(a, button) {
    display: inline-block;
    padding-block: 8px;
    padding-inline: 0;
    margin-block: -8px;
    border: 0;
    background: none;
    font: inherit;
    color: ${tokens.color.accent};
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }

  :is(a, button):hover {
    text-decoration: underline;
  }
`;

interface CashCardProps {
  title: string;
  types: readonly ('asset' | 'liability' | 'income' | 'expense' | 'equity')[];
  rows: readonly CashPosition[];
  isLoading: boolean;
  onOpen: (account: HolderAccount) => void;
}

/** Accounts of some types with their sum, costs below 0. An account opens its holders, or its journal lines. */
export function CashCard({ title, types, rows, isLoading, onOpen }: CashCardProps) {
  const { t } = useTranslation('books');
  const shown = types.flatMap((type) =>
    accountsByType[type].map((account) => {
      const balance = rows.find((row) => row.account === account)?.balance ?? 0;
      return { account, balance: type === 'expense' ? -balance : balance };
    }),
  );
  const sum = sumOf(shown.map(({ balance }) => balance));
  return (
    <Card title={title}>
      <List>
        {shown.map(({ account, balance }) => {
          const holder = holderAccounts.find((own) => own === account);
          const label = t(`cash_position.values.account.${account}`);
          return (
            <div key={account}>
              <dt>
                {holder ? (
                  <button type="button" aria-haspopup="dialog" onClick={() => onOpen(holder)}>
                    {label}
                  </button>
                ) : (
                  <PageLink page="journal" filter={{ account }} isName>
                    {label}
                  </PageLink>
                )}
              </dt>
              <dd>{isLoading ? <Skeleton $width="8ch" /> : <Money value={balance} />}</dd>
            </div>
          );
        })}
        <div>
          <dt>{t('cash.sum')}</dt>
          <dd>{isLoading ? <Skeleton $width="8ch" /> : <Money value={sum} />}</dd>
        </div>
      </List>
    </Card>
  );
}
