import type { FlaggedEvent } from '@tawseel/api-client/driver-app';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, LinkButton } from '@tawseel/ui';
import { useId } from 'react';
import type { Decision } from './decision-dialog.tsx';
import { Decisions, Reason } from './driver-reports.styles.ts';
import { ReportFacts } from './report-facts.tsx';
import { ReportProofs } from './report-proofs.tsx';
import { useKindName } from '../proofs/use-kind-name.ts';

interface ReportItemProps {
  report: FlaggedEvent;
  /** Whether the page is about its run. */
  isOfRun: boolean;
  /** Undefined if the person may not decide. */
  onDecide: ((decision: Decision) => void) | undefined;
}

/** A report that waits: what the driver said, why it was not applied, and what can be done about it. */
export function ReportItem({ report, isOfRun, onDecide }: ReportItemProps) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const kindName = useKindName();
  const id = useId();
  const { kind, driver_name: driver, at, flag, run_id: run, proofs, can_apply: canApply } = report;
  return (
    <li aria-labelledby={id}>
      <h3 id={id}>
        <span>{kindName(kind)}</span>
        <small>
          <bdi>{driver}</bdi> · <bdi>{format.dateTime(at)}</bdi>
        </small>
      </h3>
      <Reason>{t(`reports.flags.${flag}`)}</Reason>
      <ReportFacts report={report} />
      {proofs > 0 && <ReportProofs report={report} />}
      <Decisions>
        {onDecide && !canApply && <p>{t('reports.cannotApply')}</p>}
        {onDecide && canApply && (
          <Button
            size="small"
            variant="primary"
            aria-haspopup="dialog"
            aria-describedby={id}
            onClick={() => onDecide('Apply')}
          >
            {t('reports.apply')}
          </Button>
        )}
        {onDecide && (
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-describedby={id}
            onClick={() => onDecide('Dismiss')}
          >
            {t('reports.dismiss')}
          </Button>
        )}
        {run !== null && !isOfRun && (
          <LinkButton size="small" variant="ghost" to={`/runs/${run}`}>
            {t('oneRun.one', { id: run })}
          </LinkButton>
        )}
      </Decisions>
    </li>
  );
}
