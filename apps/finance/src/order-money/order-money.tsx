import { useJournal, type JournalLine } from '@tawseel/api-client/books';
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

const List = styled.ul`
  display: grid;
  gap: 10px;
  font-weight: 400;
  text-align: start;

  small {
    display: block;
    color: ${tokens.color.muted};
  }

  table {
    inline-size: 100%;
  }

  td:last-child {
    text-align: end;
  }

  [dir='rtl'] & td:last-child {
    text-align: start;
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
      <table>
        <tbody>
          {lines.map(({ posting_id, account, amount }) => (
            <tr key={posting_id}>
              <td>{t(`journal_line.values.account.${account}`)}</td>
              <td>
                <Money value={amount} unit="none" isSigned />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  );
}

function Lines({ order: { merchant_order_id: reference, merchant_id } }: SlotProps['orders.details']) {
  const { t } = useTranslation('books');
  const filter = { reference, merchant_id };
  const { rows, isLoading, error } = useJournal({ filter, limit });
  if (isLoading) return <Skeleton />;
  if (error) return error.message;
  if (rows.length === 0) return t('order.none');
  return (
    <>
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

/** The money of an order, entry by entry, newest first. */
export const OrderMoney = withWords('books', loadBooks, Lines);
