import type { Send } from '@tawseel/api-client';
import { eventDecision, type EventDecision, type FlaggedEvent } from '@tawseel/api-client/driver-app';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Sentence } from '@tawseel/ui';
import { FormDialog } from '@tawseel/ui/dialogs';
import { useKindName } from '../proofs/use-kind-name.ts';

export type Decision = EventDecision['decision'];

export interface DecisionDialogProps {
  report: FlaggedEvent;
  decision: Decision;
  decide: Send<EventDecision>;
  onClose: () => void;
}

/** Applies a report, or puts it aside; a note says why. */
export function DecisionDialog({ report, decision, decide, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const kindName = useKindName();
  const { event_id, kind, driver_name: name, merchant_order_id: order, flag, amount_taken: amount } = report;
  const isApplied = decision === 'Apply';
  const effects = [
    t(isApplied ? `reports.effects.${kind}` : 'reports.dismissHint'),
    isApplied &&
      flag === 'amount' &&
      amount !== null &&
      t('reports.newPrice', { amount: format.money(amount) }),
  ];
  return (
    <FormDialog
      title={t(isApplied ? 'reports.applyOne' : 'reports.dismissOne', { name })}
      subject={`report ${event_id} ${decision}`}
      schema={eventDecision}
      defaults={{ event_id, decision, note: '' }}
      fields={[
        {
          kind: 'readOnly',
          label: t('reports.one'),
          value: [kindName(kind), order].filter(Boolean).join(' · '),
          hint: <Sentence text={effects.filter(Boolean).join(' ')} />,
        },
        { name: 'note', kind: 'text', label: t('reports.note'), isOptional: true },
      ]}
      onSubmit={decide}
      submitLabel={t(isApplied ? 'reports.apply' : 'reports.dismiss')}
      done={t(isApplied ? 'reports.applied' : 'reports.dismissed')}
      onClose={onClose}
    />
  );
}
