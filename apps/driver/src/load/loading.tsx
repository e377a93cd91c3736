import type { DriverRun } from '@tawseel/api-client/driver-app-schemas';
import { useTranslation } from '@tawseel/i18n';
import { useOutbox } from '../device/day-context.tsx';
import { Quiet } from '../frame/screen.styles.ts';
import { reportsOf } from '../reports/reports.ts';
import { CodeForm, type CodeResult } from './code-form.tsx';
import { TakenList } from './taken-list.tsx';

/** Scans parcels onto the driver's run. */
export function Loading({ day }: { day: DriverRun | undefined }) {
  const { t } = useTranslation('driver');
  const { items, record } = useOutbox();
  const loaded = reportsOf(items, ['loaded']);

  const load = async (code: string): Promise<CodeResult> => {
    const isOnRun = day?.stops.some((stop) => stop.parcel_code === code && stop.is_open);
    if (isOnRun || loaded.some(({ event, state }) => event.code === code && state !== 'flagged')) {
      return { tone: 'attention', text: t('load.already', { code }) };
    }
    const run = day?.runs.find(({ state }) => state === 'Issued');
    try {
      await record({ kind: 'loaded', code, ...(run && { run_id: run.run_id }) });
      return { tone: 'success', text: t('load.loaded', { code }) };
    } catch {
      return { tone: 'failure', text: t('report.lost') };
    }
  };

  return (
    <>
      <CodeForm onCode={load} />
      <Quiet>{t('load.hint')}</Quiet>
      <TakenList title={t('load.loadedNow')} items={loaded} />
    </>
  );
}
