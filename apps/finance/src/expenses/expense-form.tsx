import { useCan, withMessage, type Send, type UpdateRow } from '@tawseel/api-client';
import { expense, expenseCreation, type Expense, type ExpenseCreation } from '@tawseel/api-client/expenses';
import { companyTime, useTranslation } from '@tawseel/i18n';
import { Button, Card, useFormField, useToast } from '@tawseel/ui';
import { changedFields, Form } from '@tawseel/ui/forms';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

const Sheet = styled(Card)`
  max-inline-size: 70rem;
  margin-block-end: 20px;
`;

interface ExpenseFormProps {
  /** The expense to update; without one the form creates an expense. */
  editing: Expense | undefined;
  /** Called by Cancel, and after an update. */
  onEnd: () => void;
  onDirtyChange: (isDirty: boolean) => void;
  onSaved: () => void;
  create: Send<ExpenseCreation>;
  update: UpdateRow;
}

/** Creates an expense or updates the chosen one; resets after a success. */
export function ExpenseForm({ editing, onEnd, onDirtyChange, onSaved, create, update }: ExpenseFormProps) {
  const { t } = useTranslation('finance');
  const field = useFormField('finance', expense);
  const hasDetails = useCan('expense_details');
  const [today] = useState(() => companyTime(Date.now()).slice(0, 10));
  const toast = useToast();
  const sheet = useRef<HTMLElement>(null);

  const focusForm = useCallback(() => {
    sheet.current?.scrollIntoView({ block: 'nearest' });
    sheet.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (editing) focusForm();
  }, [editing, focusForm]);
  const follow = useCallback(({ isDirty }: { isDirty: boolean }) => onDirtyChange(isDirty), [onDirtyChange]);

  // The expense as the form has shown it: with the present values once an update was refused as outdated.
  const [refused, setRefused] = useState({ editing, seen: editing });
  const seen = refused.editing === editing ? refused.seen : editing;
  const save = (values: ExpenseCreation) => {
    const saved = seen ? update(values, seen, changedFields(values, seen)) : create(values);
    return withMessage(saved, ({ message }) => t('expenses.saveFailed', { message }));
  };
  const finish = () => {
    toast.success(editing ? t('expenses.updated') : t('expenses.added'));
    onEnd();
    onSaved();
    focusForm();
  };
  return (
    <Sheet
      ref={sheet}
      data-print="hide"
      title={editing ? t('expenses.editOne', { id: editing.company_expense_id }) : t('expenses.add')}
    >
      <Form
        key={editing?.company_expense_id ?? 'new'}
        subject={`expense ${editing?.company_expense_id ?? ''}`}
        schema={expenseCreation}
        columns={3}
        fields={[
          field('description'),
          field('quantity'),
          field('amount', { hint: t('expenses.amountHint') }),
          ...(hasDetails ? [field('category')] : []),
          ...(hasDetails && !editing ? [field('date_expense', { label: t('expenses.day') })] : []),
        ]}
        defaults={
          editing
            ? {
                description: editing.description,
                quantity: editing.quantity,
                amount: editing.amount,
                category: editing.category ?? '',
              }
            : { date_expense: hasDetails ? today : undefined }
        }
        submitLabel={editing ? t('base:update') : t('expenses.addButton')}
        refusal={(fieldErrors) => (fieldErrors.includes('required') ? t('expenses.fill') : undefined)}
        onSubmit={save}
        onFailure={(failure) => {
          if (seen) setRefused({ editing, seen: { ...seen, ...failure.current } });
          return failure;
        }}
        onSuccess={finish}
        onStateChange={follow}
        resetOnSuccess
        {...(editing && { actions: <Button onClick={onEnd}>{t('base:cancel')}</Button> })}
      />
    </Sheet>
  );
}
