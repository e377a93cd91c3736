import { labelKey } from '@tawseel/api-client';
import { handover } from '@tawseel/api-client/handovers';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, MoneyField } from '@tawseel/ui';
import { styled } from 'styled-components';
import type { HandoverDraft } from './use-handover-draft.ts';

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;

  /* Beside the field, below its label. */
  > :last-child:not(:first-child) {
    margin-block-start: calc(1lh + 5px);
  }
`;

/** The commission that the driver keeps of the cash; one press keeps all that is owed. */
export function CommissionKept({ draft }: { draft: HandoverDraft }) {
  const { t } = useTranslation('fleet');
  const format = useFormat();
  const owed = Math.max(draft.held.driver.commission, 0);
  return (
    <Beside>
      <MoneyField
        label={t(labelKey('fleet', handover, 'commission_kept'))}
        hint={t('handovers.keptHint', { amount: format.money(owed) })}
        value={draft.kept}
        onChange={draft.setKept}
        fault={draft.faults['commission_kept']}
      />
      {owed > 0 && (
        <div>
          <Button onClick={() => draft.setKept(owed)}>{t('handovers.keepAll')}</Button>
        </div>
      )}
    </Beside>
  );
}
