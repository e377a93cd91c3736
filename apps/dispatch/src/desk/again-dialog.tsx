import { nextAttempt, useNextAttempt } from '@tawseel/api-client/dispatch';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { FormDialog } from '@tawseel/ui/dialogs';
import { useState } from 'react';
import { companyDay } from '../days/company-day.ts';
import type { ChosenProps } from './desk-dialog.tsx';
import { useEach } from './use-each.tsx';

/** Decides the day on which the selected orders are tried again. */
export function AgainDialog(props: ChosenProps) {
  const [first] = props.orders;
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const [tomorrow] = useState(() => companyDay(1));
  const decide = useNextAttempt();
  const counted = (key: string, count: number) => t(key, { count, number: format.number(count) });
  const { run, progress, stop, close, outcome } = useEach(props, (count) =>
    counted('desk.again.done', count),
  );
  if (outcome) return outcome;
  return (
    <FormDialog
      title={counted('desk.again.title', props.orders.length)}
      schema={nextAttempt}
      // The orders share the day; their keys are filled in one after the other.
      defaults={{ ...first, next_attempt_on: tomorrow }}
      fields={[{ name: 'next_attempt_on', kind: 'date', label: t('desk.again.day') }]}
      submitLabel={t('desk.again.action')}
      savingLabel={progress}
      stop={stop}
      onSubmit={({ next_attempt_on }) =>
        run(async ({ merchant_order_id, merchant_id }) => {
          await decide?.({ merchant_order_id, merchant_id, next_attempt_on });
        })
      }
      onClose={close}
    />
  );
}
