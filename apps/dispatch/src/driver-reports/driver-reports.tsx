import { useEventDecision, useFlaggedEvents, type FlaggedEvent } from '@tawseel/api-client/driver-app';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, ErrorPanel, fetchedDialog, Tag, useOpenDialog } from '@tawseel/ui';
import { useId, useState } from 'react';
import type { Decision, DecisionDialogProps } from './decision-dialog.tsx';
import { Reports, Section } from './driver-reports.styles.ts';
import { ReportItem } from './report-item.tsx';

const DecisionDialog = fetchedDialog<DecisionDialogProps>(
  async () =>
    (await import(/* webpackChunkName: "decision-dialog" */ './decision-dialog.tsx')).DecisionDialog,
);

/** Reports that are shown before somebody asks for all. */
const firstReports = 3;

interface DriverReportsProps {
  /** Only those of a run, and nothing if it has none. */
  runId?: number;
}

/** Reports of drivers that the server kept without applying them: the dispatcher decides on each. */
export function DriverReports({ runId }: DriverReportsProps) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const headingId = useId();
  const { value, error, isFetching, retry } = useFlaggedEvents();
  const decide = useEventDecision();
  const [isWhole, setIsWhole] = useState(false);
  const [open, setOpen] = useOpenDialog<{ report: FlaggedEvent; decision: Decision }>('driver reports');
  const isOfRun = runId !== undefined;
  const waiting = (value ?? []).filter(({ run_id }) => !isOfRun || run_id === runId);
  // Money and parcels wait for those that can be applied.
  const reports = waiting.toSorted((one, other) => Number(other.can_apply) - Number(one.can_apply));
  if (error && !value)
    return (
      <Section>
        <ErrorPanel message={error.message} onRetry={retry} isRetrying={isFetching} />
      </Section>
    );
  if (!value || (isOfRun && reports.length === 0)) return null;
  return (
    <Section aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>
          {t('reports.title')}
          {reports.length > 0 && <Tag tone="attention">{format.number(reports.length)}</Tag>}
        </h2>
        <p>{t(reports.length > 0 ? 'reports.lead' : 'reports.empty')}</p>
      </header>
      {reports.length > 0 && (
        <Reports>
          {reports.slice(0, isWhole ? undefined : firstReports).map((report) => (
            <ReportItem
              key={report.event_id}
              report={report}
              isOfRun={isOfRun}
              onDecide={decide && ((decision) => setOpen({ report, decision }))}
            />
          ))}
        </Reports>
      )}
      {reports.length > firstReports && !isWhole && (
        <Button onClick={() => setIsWhole(true)}>
          {t('reports.showAll', { number: format.number(reports.length) })}
        </Button>
      )}
      {open && decide && <DecisionDialog {...open} decide={decide} onClose={() => setOpen(undefined)} />}
    </Section>
  );
}
