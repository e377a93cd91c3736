import type { ScanMode } from '@tawseel/api-client/dispatch';
import { useTranslation } from '@tawseel/i18n';
import { Button, MoneyField, TextField } from '@tawseel/ui';
import type { Ref, SubmitEvent } from 'react';
import { FailureFields } from './failure-fields.tsx';
import { codeLength, type ScanFaults } from './new-scan.ts';
import { RunField } from './run-field.tsx';
import type { ScanDetails } from './scan-details.ts';
import { ScanModes } from './scan-modes.tsx';
import { CodeLine, Column, Fields } from './scan.styles.ts';
import type { useScanMode } from './use-scan-mode.ts';

export interface ScanFormProps {
  choice: ReturnType<typeof useScanMode>;
  details: ScanDetails;
  faults: ScanFaults;
  field: Ref<HTMLInputElement>;
  onDetails: (details: ScanDetails) => void;
  onCode: (code: string) => void;
}

/** What a scan does, and the field of the code. */
export function ScanForm({ choice, details, faults, field, onDetails, onCode }: ScanFormProps) {
  const { t } = useTranslation('dispatch');
  const { modes, mode, runId, reasonId, set } = choice;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('code');
    if (!(input instanceof HTMLInputElement)) return;
    const code = input.value.trim();
    // The next scan may follow at once.
    input.value = '';
    input.focus();
    if (code) onCode(code);
  };
  return (
    <Column as="form" noValidate onSubmit={submit}>
      <ScanModes modes={modes} mode={mode} onChange={(next: ScanMode) => set('mode', next)} />
      {mode === 'run' && (
        <RunField value={runId} fault={faults.run && t(faults.run)} onChange={(next) => set('run', next)} />
      )}
      {mode === 'failed' && (
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
      )}
      {mode === 'return' && (
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
      )}
      <CodeLine>
        <TextField
          ref={field}
          name="code"
          label={t('scan.field')}
          dir="ltr"
          maxLength={codeLength}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button type="submit" variant="primary">
          {t('scan.enter')}
        </Button>
      </CodeLine>
    </Column>
  );
}
