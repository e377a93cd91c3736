import { useTranslation } from '@tawseel/i18n';
import { MoneyField } from '@tawseel/ui';
import { FailureFields } from './failure-fields.tsx';
import type { ScanFaults } from './new-scan.ts';
import { RunField } from './run-field.tsx';
import type { ScanDetails } from './scan-details.ts';
import { Fields } from './scan.styles.ts';
import type { useScanMode } from './use-scan-mode.ts';

export interface ScanFieldsProps {
  choice: ReturnType<typeof useScanMode>;
  details: ScanDetails;
  faults: ScanFaults;
  onDetails: (details: ScanDetails) => void;
}

/** What scans of a mode need besides the code. */
export function ScanFields({ choice, details, faults, onDetails }: ScanFieldsProps) {
  const { t } = useTranslation('dispatch');
  const { mode, runId, reasonId, set } = choice;
  switch (mode) {
    case 'run':
      return (
        <RunField value={runId} fault={faults.run && t(faults.run)} onChange={(next) => set('run', next)} />
      );
    case 'failed':
      return (
        <FailureFields
          reasonId={reasonId}
          faults={{ ...faults, reason: faults.reason && t(faults.reason) }}
          details={details}
          onReason={(next) => {
            set('reason', next);
            onDetails({ ...details, nextOn: '' });
          }}
          onDetails={onDetails}
        />
      );
    case 'return':
      return (
        <Fields>
          <MoneyField
            label={t('scan.fee')}
            hint={t('scan.feeHint')}
            isOptional
            fault={faults.fee}
            value={details.fee}
            onChange={(fee) => onDetails({ ...details, fee })}
          />
        </Fields>
      );
    case 'in':
    case 'back':
    case 'delivered':
      return null;
  }
}
