import { labelKey, type ListView, useList } from '@tawseel/api-client';
import { journalLine } from '@tawseel/api-client/books';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Ltr, media, Money, tokens, useToast } from '@tawseel/ui';
import { usePrintWhenReady } from '@tawseel/ui/print';
import { PrintedFrom } from '@tawseel/ui/printed-from';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { entriesOf } from './entries-of.ts';
import { listedLines, type ListedLine } from './journal-columns.tsx';
import { Person } from './person.tsx';

/** Lines of one sheet; those of more would be hundreds of pages. */
const printedLines = 500;

const Root = styled.section`
  display: none;

  ${media.print} {
    display: block;
  }

  h1 {
    margin-block: 12px;
    font-size: 1.125rem;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.6875rem;
  }

  :is(th, td) {
    padding: 3px 6px;
    text-align: start;
  }

  [data-figures] {
    text-align: end;
  }

  /* Amounts are on the right in both directions, so that their decimals align. */
  [dir='rtl'] & [data-figures] {
    text-align: start;
  }

  tbody {
    break-inside: avoid;
    border-block-start: 1px solid ${tokens.color.line};
  }

  tbody > tr:first-child > th {
    font-weight: 600;
  }

  tbody > tr > td:first-child {
    padding-inline-start: 24px;
  }
`;

function EntryRows({ lines }: { lines: readonly ListedLine[] }) {
  const { t } = useTranslation('books');
  const format = useFormat();
  const [first] = lines;
  if (!first) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          <Ltr>{first.journal_id}</Ltr> · <bdi>{format.dateTime(first.happened_at)}</bdi> ·{' '}
          {t(`journal_line.values.kind.${first.kind}`)}
          {first.reference && (
            <>
              {' · '}
              <Ltr>{first.reference}</Ltr>
            </>
          )}
          {first.reason && (
            <>
              {' · '}
              <bdi>{first.reason}</bdi>
            </>
          )}
          {' · '}
          <Person line={first} />
        </th>
      </tr>
      {lines.toReversed().map(({ posting_id, account, holder_id, holder_name, debit, credit }) => (
        <tr key={posting_id}>
          <td>
            {t(`journal_line.values.account.${account}`)}
            {holder_id && (
              <>
                {' · '}
                <bdi>{holder_name}</bdi> <Ltr>{holder_id}</Ltr>
              </>
            )}
          </td>
          <td data-figures>{debit !== null && <Money value={debit} unit="none" />}</td>
          <td data-figures>{credit !== null && <Money value={credit} unit="none" />}</td>
        </tr>
      ))}
    </tbody>
  );
}

export interface JournalSheetProps {
  view: ListView;
  onClose: () => void;
}

/** Prints the newest lines of a view of the journal, entry by entry. It is visible on paper alone. */
export function JournalSheet({ view, onClose }: JournalSheetProps) {
  const { t } = useTranslation('books');
  const format = useFormat();
  const toast = useToast();
  const { rows, isLoading, error } = useList(journalLine, { ...view, limit: printedLines });
  const lines = listedLines(rows);
  const message = error?.message;
  useEffect(() => {
    if (message === undefined) return;
    toast.failure(message);
    onClose();
  }, [message, toast, onClose]);
  usePrintWhenReady(!isLoading && message === undefined, onClose);
  const number = format.number(lines.length);
  return (
    <Root>
      <PrintedFrom />
      <h1>{t('journal.title')}</h1>
      {lines.length === printedLines && <p>{t('journal.of', { shown: number })}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{t(labelKey('books', journalLine, 'account'))}</th>
            <th scope="col" data-figures>
              {t('journal.debit')}
            </th>
            <th scope="col" data-figures>
              {t('journal.credit')}
            </th>
          </tr>
        </thead>
        {entriesOf(lines).map((entry) => (
          <EntryRows key={entry[0]?.posting_id} lines={entry} />
        ))}
      </table>
    </Root>
  );
}
