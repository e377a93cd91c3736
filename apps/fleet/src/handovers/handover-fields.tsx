import { useFormat, useTranslation } from '@tawseel/i18n';
import { MoneyField, Notice, TextField } from '@tawseel/ui';
import { RestoredNotice } from '@tawseel/ui/forms';
import { CashCountFields } from './cash-count.tsx';
import { CommissionKept } from './commission-kept.tsx';
import { HandoverFigures } from './handover-figures.tsx';
import type { HandoverDraft } from './use-handover-draft.ts';

/** Fields of a handover, and what they come to. */
export function HandoverFields({ draft }: { draft: HandoverDraft }) {
  const { t } = useTranslation('fleet');
  const format = useFormat();
  const { count, faults, expected } = draft;
  const { driver } = draft.held;
  const isHidden = count.isHidden;
  return (
    <>
      {draft.isRestored && <RestoredNotice />}
      <CashCountFields count={count} faults={faults} />
      {driver.other !== 0 && (
        <MoneyField
          label={t('fleet:handover.fields.other')}
          hint={!isHidden && t('handovers.otherHint', { amount: format.money(driver.other) })}
          value={draft.other}
          onChange={draft.setOther}
          fault={faults['other']}
        />
      )}
      <CommissionKept draft={draft} />
      <TextField
        label={t('fleet:handover.fields.note')}
        isOptional
        maxLength={200}
        value={draft.note}
        onChange={(event) => draft.setNote(event.target.value)}
        fault={faults['note']}
      />
      <HandoverFigures
        {...{ counted: count.counted, expected }}
        hidden={isHidden ? t(count.isLocked ? 'handovers.hiddenUntilPosted' : 'handovers.hidden') : undefined}
        kept={draft.keptFils}
        difference={draft.difference}
      />
      {expected < 0 && !isHidden && <Notice tone="failure">{t('handovers.negative')}</Notice>}
    </>
  );
}
