import { useList, valueKeys } from '@tawseel/api-client';
import { useAllRows } from '@tawseel/api-client/all-rows';
import { run as entity, runLine, type Run } from '@tawseel/api-client/dispatch';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { EmptyState, ErrorPanel, LinkButton, Ltr, Page, PageHeader, Skeleton, Tag } from '@tawseel/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { DriverReports } from '../driver-reports/driver-reports.tsx';
import { handoverOf } from './handover-of.ts';
import { RunFigures } from './run-figures.tsx';
import { Head, Told } from './run-page.styles.ts';
import { RunLines } from './run-lines.tsx';
import { RunSteps, useMayHandOver } from './run-steps.tsx';
import { runTones } from '../open-runs/run-tones.ts';
import type { Closing } from './step-dialogs.tsx';

const states = valueKeys('dispatch', entity, 'state');

function RunState({ run }: { run: Run }) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const { driver_id, driver_name, day, state, note } = run;
  return (
    <Head>
      <Tag tone={runTones[state]}>{t(states[state] ?? state)}</Tag>
      <span>
        {t('dispatch:run.fields.driver_name')}: <bdi>{driver_name ?? driver_id}</bdi>
        {driver_name && (
          <>
            {' '}
            (<Ltr>{driver_id}</Ltr>)
          </>
        )}
      </span>
      <Ltr>{format.day(day)}</Ltr>
      {note && <bdi>{note}</bdi>}
    </Head>
  );
}

/** What the driver of a run that was just closed hands over. */
function HandoverNotice({ run, closing: { orders, amount } }: { run: Run; closing: Closing }) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const mayHandOver = useMayHandOver();
  return (
    <Told tone="success">
      {t('oneRun.toHandOver', {
        count: orders,
        number: format.number(orders),
        amount: format.money(amount),
      })}{' '}
      {mayHandOver && (
        <LinkButton to={handoverOf(run)} size="small">
          {t('oneRun.handOver')}
        </LinkButton>
      )}
    </Told>
  );
}

function OneRun({ runId }: { runId: string }) {
  const { t } = useTranslation('dispatch');
  const [closing, setClosing] = useState<Closing>();
  const view = { filter: { run_id: runId } };
  const found = useList(entity, { ...view, limit: 1 });
  const list = useList(runLine, { ...view, limit: 500 });
  const isComplete = useAllRows(list);
  const [run] = found.rows;
  const title = t('oneRun.one', { id: runId });
  return (
    <Page>
      <PageHeader
        title={title}
        subtitle={run ? <RunState run={run} /> : ''}
        actions={
          run &&
          isComplete && (
            <RunSteps run={run} lines={list.rows} isTold={closing !== undefined} onClosed={setClosing} />
          )
        }
      />
      {found.error && <ErrorPanel message={found.error.message} onRetry={found.retry} />}
      {run && closing && <HandoverNotice run={run} closing={closing} />}
      {run && (
        <>
          <RunFigures run={run} />
          <DriverReports runId={run.run_id} />
          <RunLines run={run} list={list} />
        </>
      )}
      {!run && found.isLoading && <Skeleton $width="100%" $height="26.25rem" />}
      {!run && !found.isLoading && !found.error && <EmptyState text={t('oneRun.missing')} />}
    </Page>
  );
}

/** A driver's run: its orders, what became of them, and its next steps. */
export function RunPage() {
  const { t } = useTranslation('dispatch');
  const { runId = '' } = useParams();
  if (/^\d{1,9}$/.test(runId)) return <OneRun key={runId} runId={runId} />;
  return (
    <Page>
      <PageHeader title={t('oneRun.title')} />
      <EmptyState text={t('oneRun.missing')} />
    </Page>
  );
}
