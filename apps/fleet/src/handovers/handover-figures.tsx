import { labelKey } from '@tawseel/api-client';
import { handover } from '@tawseel/api-client/handovers';
import { useTranslation } from '@tawseel/i18n';
import { Details, Money, Notice } from '@tawseel/ui';

interface HandoverFiguresProps {
  /** In fils; undefined until counted. */
  counted: number | undefined;
  expected: number;
  kept: number;
  difference: number | undefined;
  /** Shown instead of the expected cash during a blind count. */
  hidden: string | undefined;
}

/** Totals of a handover before it is posted: expected, counted, commission kept, difference. */
export function HandoverFigures({ counted, expected, kept, difference, hidden }: HandoverFiguresProps) {
  const { t } = useTranslation('fleet');
  const label = (field: keyof (typeof handover)['fields']) => t(labelKey('fleet', handover, field));
  const amount = (fils: number | undefined, isSigned = false) =>
    fils !== undefined && <Money value={fils / 1000} isSigned={isSigned} />;
  const shown = (fils: number | undefined, isSigned = false) => hidden ?? amount(fils, isSigned);
  return (
    <>
      <Details
        items={[
          { label: label('expected'), value: shown(expected) },
          { label: label('counted'), value: amount(counted) || undefined },
          { label: label('commission_kept'), value: amount(kept) },
          { label: label('difference'), value: shown(difference, true) || undefined },
        ]}
      />
      {hidden === undefined && difference !== undefined && difference !== 0 && (
        <Notice tone="attention">{t(difference < 0 ? 'handovers.short' : 'handovers.over')}</Notice>
      )}
    </>
  );
}
