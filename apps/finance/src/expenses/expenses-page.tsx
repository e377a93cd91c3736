import {
  useExpenseRemoval,
  useExpenseRestoration,
  useExpenses,
  type Expense,
} from '@tawseel/api-client/expenses';
import { useListExport } from '@tawseel/api-client/exports';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, ExportButton, fetchedDialog, ListScreen, useListState, type Column } from '@tawseel/ui';
import { useCallback, useRef, useState } from 'react';
import { ExpenseForm } from './expense-form.tsx';
import { failureOf } from './failure-of.ts';
import { MonthlyExpensesDialog } from './monthly-expenses-dialog.tsx';

const UnsavedQuestion = fetchedDialog(async () => (await import('@tawseel/ui/dialogs')).UnsavedQuestion);

function useExpenseColumns(): Column<Expense>[] {
  const { t } = useTranslation('finance');
  const columns: Column<Expense>[] = [
    { key: 'company_expense_id', header: t('expenses.id'), kind: 'id' },
    { key: 'description', header: t('expenses.description'), isPrimary: true },
    { key: 'quantity', header: t('expenses.quantity'), kind: 'number' },
    { key: 'amount', header: t('expenses.amount'), kind: 'money' },
    { key: 'date_expense', header: t('dateAndTime'), kind: 'expenseDate' },
  ];
  return columns.map((column) => ({ ...column, isSortable: true }));
}

/** The expense that the form updates. The page asks before another expense replaces unsaved input. */
function useEditing() {
  const [editing, setEditing] = useState<Expense>();
  const [waiting, setWaiting] = useState<Expense>();
  const isDirty = useRef(false);
  const followDirty = useCallback((dirty: boolean) => {
    isDirty.current = dirty;
  }, []);
  const choose = (expense: Expense) => {
    setWaiting(undefined);
    setEditing(expense);
  };
  return {
    editing,
    followDirty,
    // Another expense may have been chosen while this one was saved or deleted.
    end: (ended: Expense | undefined) => setEditing((now) => (now === ended ? undefined : now)),
    request: (expense: Expense) => (isDirty.current ? setWaiting(expense) : choose(expense)),
    question: waiting && (
      <UnsavedQuestion onClose={() => setWaiting(undefined)} onLeave={() => choose(waiting)} />
    ),
  };
}

function RemovalQuestion({ expense: { description, amount } }: { expense: Expense }) {
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

const removalQuestion = (expense: Expense) => <RemovalQuestion expense={expense} />;

/** Expenses of the company: create, update, delete, and totals by month. */
export function ExpensesPage() {
  const { t } = useTranslation('finance');
  const [isMonthly, setIsMonthly] = useState(false);
  const { editing, followDirty, end, request, question } = useEditing();
  const columns = useExpenseColumns();
  const state = useListState({
    columns,
    filters: [{ name: 'date_expense', kind: 'days', label: t('date') }],
  });
  const list = useExpenses(state.query);
  const run = useListExport('expenses', state.query);
  const remove = useExpenseRemoval();
  const restore = useExpenseRestoration();

  const removeOne = async (expense: Expense) => {
    try {
      await remove(expense);
      if (editing?.company_expense_id === expense.company_expense_id) end(editing);
      return { ok: true };
    } catch (error) {
      return failureOf(error, (message) => t('expenses.deleteFailed', { message }));
    }
  };
  const shown = { ...list, error: list.error && { message: t('expenses.loadFailed') } };

  return (
    <>
      <ListScreen
        title={t('expenses.title')}
        state={state}
        actions={
          <>
            <ExportButton
              title={t('exportOf', { list: t('expenses.title') })}
              total={list.total}
              fileName="expenses"
              run={run}
            />
            <Button aria-haspopup="dialog" onClick={() => setIsMonthly(true)}>
              {t('expenses.byMonth')}
            </Button>
          </>
        }
      >
        <ExpenseForm editing={editing} onEnd={() => end(editing)} onDirtyChange={followDirty} />
        <ListScreen.Toolbar list={shown} search={{ label: t('expenses.search') }} />
        <ListScreen.Table
          list={shown}
          columns={columns}
          rowKey={(expense) => String(expense.company_expense_id)}
          empty={{ text: t('noData'), hint: t('expenses.emptyHint') }}
          dialogs={{
            remove: {
              title: t('expenses.deleteTitle'),
              question: removalQuestion,
              run: removeOne,
              done: t('expenses.deleted'),
              undo: { run: restore, done: t('expenses.restored') },
            },
          }}
          actions={(expense) => [{ label: t('base:edit'), onSelect: () => request(expense) }]}
        />
      </ListScreen>
      {isMonthly && <MonthlyExpensesDialog onClose={() => setIsMonthly(false)} />}
      {question}
    </>
  );
}
