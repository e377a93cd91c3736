import { labelKey } from '@tawseel/api-client';
import { run, useRunAddition, useRunCreation } from '@tawseel/api-client/dispatch';
import type { OrderKey } from '@tawseel/api-client/orders';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, useFormField, useToast } from '@tawseel/ui';
import { Form } from '@tawseel/ui/forms';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { companyDay } from '../days/company-day.ts';
import { useOpenRuns } from '../open-runs/use-open-runs.ts';
import type { ChosenProps } from './desk-dialog.tsx';
import { newRun, runChoiceOf, type RunChoice } from './run-choice.ts';

interface RunFormProps extends Omit<ChosenProps, 'orders'> {
  keys: readonly OrderKey[];
  /** The driver that is chosen beside the form; empty if the form asks for one. */
  driver: string;
  onSaving: (isSaving: boolean) => void;
}

type Typed = Partial<Record<keyof RunChoice, unknown>>;

/** The day and the run that orders are put on: an open one of the driver, if there is one, or a new one. */
export function RunForm({ keys, driver, onSaving, onChanged, onClose }: RunFormProps) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const toast = useToast();
  const navigate = useNavigate();
  const field = useFormField('dispatch', run);
  const create = useRunCreation();
  const add = useRunAddition();
  const [today] = useState(companyDay);
  const [{ driver_id: typedDriver = '', day = today }, setTyped] = useState<Typed>({});
  const runs = useOpenRuns(driver || String(typedDriver), String(day));
  const open = runs.rows;
  const proposed = String(open[0]?.run_id ?? newRun);
  const proposals = useMemo(() => ({ run_id: proposed }), [proposed]);
  const onStateChange = useCallback(({ isSaving }: { isSaving: boolean }) => onSaving(isSaving), [onSaving]);

  /** Puts the orders on the run, and returns its number. */
  async function put({ driver_id, day: of, run_id }: RunChoice) {
    const orders = [...keys];
    const existing = open.find((one) => String(one.run_id) === run_id);
    if (!existing) return create?.({ driver_id, day: of, orders, ...(open.length > 0 && { another: true }) });
    await add?.({ run_id: existing.run_id, orders });
    return existing.run_id;
  }
  async function submit(choice: RunChoice) {
    try {
      const id = await put(choice);
      onChanged([]);
      const count = keys.length;
      toast.success(t('desk.run.done', { count, number: format.number(count), run: id }), {
        action: { label: t('desk.run.open'), onSelect: () => void navigate(`/runs/${id}`) },
      });
    } catch (error) {
      // The driver may have got a run in between, which can be chosen then.
      runs.retry();
      throw error;
    }
  }
  return (
    <Form<RunChoice, RunChoice>
      schema={runChoiceOf(driver)}
      defaults={{ day: today }}
      proposals={proposals}
      fields={[
        ...(driver ? [] : [field('driver_id', { label: t('desk.run.driver') })]),
        field('day'),
        {
          name: 'run_id',
          kind: 'select',
          label: t(labelKey('dispatch', run, 'run_id')),
          options: [
            ...open.map(({ run_id: id, parcels, state }) => ({
              value: String(id),
              label: t('desk.run.existing', {
                run: id,
                state: t(`run.values.state.${state}`),
                count: parcels,
                number: format.number(parcels),
              }),
            })),
            { value: newRun, label: t('desk.run.new') },
          ],
        },
      ]}
      submitLabel={t('desk.run.action')}
      subject="dialog"
      align="end"
      actions={<Button onClick={onClose}>{t('base:cancel')}</Button>}
      onValues={setTyped}
      onStateChange={onStateChange}
      onSubmit={submit}
      onSuccess={onClose}
    />
  );
}
