import {
  useCan,
  useList,
  useMay,
  useRowCreation,
  useRowRemoval,
  useRowRestoration,
  useRowUpdate,
  withMessage,
} from '@tawseel/api-client';
import { expense, type Expense } from '@tawseel/api-client/expenses';
import { useListExport } from '@tawseel/api-client/exports';
import { useFormat, useTranslation } from '@tawseel/i18n';
import {
  Button,
  columnsOf,
  ExportButton,
  fetchedDialog,
  filtersOf,
  ListScreen,
  useListState,
  useOpenDialog,
  useSeen,
} from '@tawseel/ui';
import { useCallback, useRef, useState } from 'react';
import { LoadedCashNotice } from '../cash/cash-notice.tsx';
import { ExpenseForm } from './expense-form.tsx';

const UnsavedQuestion = fetchedDialog(async () => (await import('@tawseel/ui/dialogs')).UnsavedQuestion);

const MonthlyExpensesDialog = fetchedDialog(
  async () =>
    (await import(/* webpackChunkName: "monthly-expenses" */ './monthly-expenses-dialog.tsx'))
      .MonthlyExpensesDialog,
);

const allColumns = columnsOf(
  'finance',
  expense,
  ['company_expense_id', 'description', 'category', 'quantity', 'amount', 'date_expense'],
  {
    description: { isPrimary: true },
    amount: { header: 'finance:expenses.amountOfAll' },
    date_expense: { kind: 'expenseDate' },
  },
);

const filters = filtersOf('finance', expense, { date_expense: 'finance:date' });

/** The expense that the form updates. The page asks before another expense replaces unsaved input. */
function useEditing() {
  const [editing, setEditing] = useOpenDialog<Expense>('expense');
  const [waiting, setWaiting] = useState<Expense>();
  const isDirty = useRef(false);
  const followDirty = useCallback((dirty: boolean) => {
    isDirty.current = dirty;
  }, []);
  const choose = (chosen: Expense) => {
    setWaiting(undefined);
    setEditing(chosen);
  };
  return {
    editing,
    followDirty,
    // Another expense may have been chosen while this one was saved or deleted.
    end: (ended: Expense | undefined) => setEditing((now) => (now === ended ? undefined : now)),
    request: (chosen: Expense) => (isDirty.current ? setWaiting(chosen) : choose(chosen)),
    question: waiting && (
      <UnsavedQuestion onClose={() => setWaiting(undefined)} onLeave={() => choose(waiting)} />
    ),
  };
}

function RemovalQuestion({ removed: { description, amount } }: { removed: Expense }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  return (
    <>
      <p>{t('expenses.deleteQuestion')}</p>
      <p>
        <bdi>{description}</bdi> · <bdi>{format.money(amount)}</bdi>
      </p>
    </>
  );
}

/** The row with its key as the path of its calls names it. */
const withId = (row: Expense) => ({ ...row, id: row.company_expense_id });

const removalQuestion = (removed: Expense) => <RemovalQuestion removed={removed} />;

/** Expenses of the company: create, update, delete, and totals by month. */
export function ExpensesPage() {
  const { t } = useTranslation('finance');
  const [isMonthly, setIsMonthly] = useState(false);
  const [hasSaved, setHasSaved] = useState(false);
  const hasOpening = useCan('opening');
  const { editing, followDirty, end, request, question } = useEditing();
  const hasDeleted = useCan('deleted');
  const mayChange = useMay('finance.change');
  const columns = useSeen(expense, allColumns);
  const state = useListState({ columns, filters, hasDeleted: hasDeleted && mayChange });
  const list = useList(expense, state.query);
  const run = useListExport('expenses', state.query);
  const create = useRowCreation(expense);
  const update = useRowUpdate(expense);
  const remove = useRowRemoval(expense);
  const restore = useRowRestoration(expense);

  const removeOne =
    remove &&
    (async (removed: Expense) => {
      await withMessage(remove(withId(removed)), ({ message }) => t('expenses.deleteFailed', { message }));
      if (editing?.company_expense_id === removed.company_expense_id) end(editing);
    });
  const shown = { ...list, error: list.error?.withMessage(t('expenses.loadFailed')) };

  return (
    <>
      <ListScreen
        title={t('expenses.title')}
        state={state}
        actions={
          <>
            <ExportButton list={list} run={run} />
            <Button aria-haspopup="dialog" onClick={() => setIsMonthly(true)}>
              {t('expenses.byMonth')}
            </Button>
          </>
        }
      >
        {create && update && (
          <ExpenseForm
            editing={editing}
            onEnd={() => end(editing)}
            onDirtyChange={followDirty}
            onSaved={() => setHasSaved(true)}
            create={create}
            update={update}
          />
        )}
        {hasSaved && hasOpening && <LoadedCashNotice />}
        <ListScreen.Toolbar list={shown} search={{ label: t('expenses.search') }} />
        <ListScreen.Table
          list={shown}
          columns={columns}
          rowKey={(expense) => String(expense.company_expense_id)}
          empty={{ text: t('noData'), hint: mayChange && t('expenses.emptyHint') }}
          dialogs={{
            remove: {
              title: t('expenses.deleteTitle'),
              question: removalQuestion,
              run: removeOne,
              done: t('expenses.deleted'),
              undo: {
                run: restore && ((row: Expense) => restore(withId(row))),
                done: t('expenses.restored'),
              },
            },
          }}
          actions={update && ((expense) => [{ label: t('base:edit'), onSelect: () => request(expense) }])}
        />
      </ListScreen>
      {isMonthly && <MonthlyExpensesDialog onClose={() => setIsMonthly(false)} />}
      {question}
    </>
  );
}
