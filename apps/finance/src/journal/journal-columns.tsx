import { journalLine, type JournalLine } from '@tawseel/api-client/books';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { columnsOf, Ltr, type Column } from '@tawseel/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Person } from './person.tsx';

/** A line of a list of the journal. */
export interface ListedLine extends JournalLine {
  /** Whether it is the first line of its entry in the list. */
  isFirst: boolean;
  debit: number | null;
  credit: number | null;
}

/** The lines in their order; those of one entry are next to each other. */
export function listedLines(lines: readonly JournalLine[]): ListedLine[] {
  return lines.map((line, at) => ({
    ...line,
    isFirst: lines[at - 1]?.journal_id !== line.journal_id,
    debit: line.amount > 0 ? line.amount : null,
    credit: line.amount < 0 ? -line.amount : null,
  }));
}

/** A value of the whole entry. A table shows it on the first line alone, a card always; it stays readable by assistive technology. */
const OfEntry = styled.span`
  td > &[data-repeated] {
    opacity: 0;
  }
`;

interface EntryProps {
  line: ListedLine;
  children: ReactNode;
}

function Entry({ line, children }: EntryProps) {
  return <OfEntry data-repeated={!line.isFirst || undefined}>{children || '—'}</OfEntry>;
}

function Moment({ line }: { line: ListedLine }) {
  const format = useFormat();
  return (
    <Entry line={line}>
      <bdi>{format.dateTime(line.happened_at)}</bdi>
    </Entry>
  );
}

function Kind({ line }: { line: ListedLine }) {
  const { t } = useTranslation('books');
  return <Entry line={line}>{t(`journal_line.values.kind.${line.kind}`)}</Entry>;
}

const entry = (Value: (line: ListedLine) => ReactNode) => ({
  render: (line: ListedLine) => <Entry line={line}>{Value(line)}</Entry>,
});

const id = (value: string | number) => value !== '' && <Ltr>{value}</Ltr>;

const described: readonly Column<ListedLine>[] = columnsOf('books', journalLine, [
  'journal_id',
  'happened_at',
  'kind',
  'account',
  'holder_name',
  'balance',
  'reference',
  'reason',
  'person',
]).map(({ key, header, kind = 'text', words = {} }) => ({
  key,
  header,
  kind: kind === 'status' ? 'text' : kind,
  words,
}));

const looks: Readonly<Record<string, Partial<Column<ListedLine>>>> = {
  journal_id: entry(({ journal_id }) => id(journal_id)),
  happened_at: { render: (line) => <Moment line={line} />, isBrief: true },
  kind: { render: (line) => <Kind line={line} />, isBrief: true },
  account: { isPrimary: true },
  holder_name: { render: ({ holder_name, holder_id }) => holder_name || id(holder_id) || '—', isBrief: true },
  reference: entry(({ reference }) => id(reference)),
  reason: entry(({ reason }) => reason && <bdi>{reason}</bdi>),
  person: entry((line) => <Person line={line} />),
};

const amounts: readonly Column<ListedLine>[] = [
  { key: 'debit', header: 'books:journal.debit', kind: 'money', isBrief: true },
  { key: 'credit', header: 'books:journal.credit', kind: 'money', isBrief: true },
];

/** Columns of the journal: its entry, the account with the amount, and the entry's document. */
export const journalColumns: readonly Column<ListedLine>[] = described.flatMap((column) => {
  const looked = { ...column, ...looks[column.key] };
  return column.key === 'balance' ? [...amounts, looked] : [looked];
});
