import { labelKey, useList } from '@tawseel/api-client';
import { journalLine } from '@tawseel/api-client/books';
import { useListExport } from '@tawseel/api-client/exports';
import { useTranslation } from '@tawseel/i18n';
import { ExportButton, fetchedDialog, filtersOf, ListScreen, useListState } from '@tawseel/ui';
import { withWords } from '@tawseel/ui/lazy-words';
import { useState } from 'react';
import { styled } from 'styled-components';
import { loadBooks } from '../words/books.ts';
import { journalColumns, listedLines } from './journal-columns.tsx';
import type { JournalSheetProps } from './journal-sheet.tsx';

const JournalSheet = fetchedDialog<JournalSheetProps>(
  async () => (await import(/* webpackChunkName: "journal-sheet" */ './journal-sheet.tsx')).JournalSheet,
);

const sources = () => import(/* webpackChunkName: "journal-sources" */ './journal-sources.tsx');

const label = (name: 'reference' | 'person' | 'merchant_id') => labelKey('books', journalLine, name);

const filters = [
  ...filtersOf('books', journalLine),
  {
    name: 'holder_id',
    kind: 'choice',
    label: 'books:journal.holder',
    choices: async () => (await sources()).HolderSource,
  },
  {
    name: 'merchant_id',
    kind: 'choice',
    label: label('merchant_id'),
    choices: async () => (await sources()).HolderSource,
  },
  {
    name: 'admin_id',
    kind: 'choice',
    label: label('person'),
    choices: async () => (await sources()).PersonSource,
  },
  {
    name: 'reference',
    kind: 'choice',
    label: label('reference'),
    choices: async () => (await sources()).ReferenceSource,
  },
] as const;

/** Lines of one entry belong together: only the last has a border. */
const Entries = styled.div`
  tr:has(+ tr [data-repeated]) > :is(td, th) {
    border-block-end-color: transparent;
  }
`;

/** Every journal entry with its lines, newest first. */
function Journal() {
  const { t } = useTranslation('books');
  const [isPrinting, setIsPrinting] = useState(false);
  const state = useListState({ columns: journalColumns, filters });
  const found = useList(journalLine, state.query);
  const list = { ...found, rows: listedLines(found.rows) };
  const run = useListExport('journal', state.query);
  return (
    <>
      <div data-print={isPrinting ? 'hide' : undefined}>
        <ListScreen title={t('journal.title')} state={state} actions={<ExportButton list={list} run={run} />}>
          <ListScreen.Toolbar
            list={list}
            search={{ label: t('journal.search') }}
            onPrint={() => setIsPrinting(true)}
          />
          <Entries>
            <ListScreen.Table
              list={list}
              columns={journalColumns}
              rowKey={({ posting_id }) => String(posting_id)}
              empty={{ text: t('journal.empty'), hint: t('journal.emptyHint') }}
            />
          </Entries>
        </ListScreen>
      </div>
      {isPrinting && <JournalSheet view={state.query} onClose={() => setIsPrinting(false)} />}
    </>
  );
}

export const JournalPage = withWords('books', loadBooks, Journal);
