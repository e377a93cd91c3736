import { useList } from '@tawseel/api-client';
import { journalLine, type JournalLine } from '@tawseel/api-client/books';
import { sumOf } from '@tawseel/api-client/fils';
import { useOrderMoney } from '@tawseel/api-client/orders';
import { PageLink, type SlotProps } from '@tawseel/federation/slots';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Ltr, Money, Skeleton, tokens } from '@tawseel/ui';
import { withWords } from '@tawseel/ui/lazy-words';
import { styled } from 'styled-components';
import { entriesOf } from '../journal/entries-of.ts';
import { Person } from '../journal/person.tsx';
import { loadBooks } from '../words/books.ts';

/** Lines of an order's entries: an end and its reversal have seven each. */
const limit = 50;

const Figures = styled.dl`
  display: grid;
  gap: 4px;
  margin-block: 0 10px;
  text-align: start;

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
  }

  dt {
    color: ${tokens.color.muted};
    font-weight: 400;
  }

  dd {
    margin: 0;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 10px;
  font-weight: 400;
  text-align: start;

  small {
    display: block;
    color: ${tokens.color.muted};
  }
`;

function Entry({ lines }: { lines: readonly JournalLine[] }) {
  const { t } = useTranslation('books');
  const format = useFormat();
  const [first] = lines;
  if (!first) return null;
  return (
    <li>
      <b>{t(`journal_line.values.kind.${first.kind}`)}</b>
      <small>
        <Ltr>{first.journal_id}</Ltr> · <bdi>{format.dateTime(first.happened_at)}</bdi> ·{' '}
        <Person line={first} />
        {first.reason && (
          <>
            {' · '}
            <bdi>{first.reason}</bdi>
          </>
        )}
      </small>
    </li>
  );
}

/** The money of an ended order in everyday words: the amount collected, its shares, and its holder. Amounts have no sign. */
function Amounts({ order }: SlotProps['orders.details']) {
  const { t } = useTranslation('books');
  const { value } = useOrderMoney([order]);
  if (!value?.ended) return null;
  const { merchant_balance: merchant, driver_order_money, clearing, fees, driver_commission, holder } = value;
  const amounts = [
    ['collected', sumOf([driver_order_money ?? 0, clearing ?? 0])],
    [merchant < 0 ? 'merchantPays' : 'merchant', Math.abs(merchant)],
    ['us', fees],
    ['commission', driver_commission],
  ] as const;
  return (
    <Figures>
      {amounts.map(
        ([name, amount]) =>
          amount != null && (
            <div key={name}>
              <dt>{t(`order.${name}`)}</dt>
              <dd>
                <Money value={amount} />
              </dd>
            </div>
          ),
      )}
      {holder && (
        <div>
          <dt>{t('order.holder')}</dt>
          <dd>{t(`order.holders.${holder}`, { name: value.holder_name ?? '' })}</dd>
        </div>
      )}
    </Figures>
  );
}

function Lines({ order }: SlotProps['orders.details']) {
  const { merchant_order_id: reference, merchant_id } = order;
  const { t } = useTranslation('books');
  const filter = { reference, merchant_id };
  const { rows, isLoading, error } = useList(journalLine, { filter, limit });
  if (isLoading) return <Skeleton />;
  if (error) return error.message;
  if (rows.length === 0) return t('order.none');
  return (
    <>
      <Amounts order={order} />
      <List>
        {entriesOf(rows).map((lines) => (
          <Entry key={lines[0]?.journal_id} lines={lines} />
        ))}
      </List>
      <PageLink page="journal" filter={filter}>
        {t('order.all')}
      </PageLink>
    </>
  );
}

/** The money of an order, and when its end was posted or reversed, newest first. */
export const OrderMoney = withWords('books', loadBooks, Lines);
