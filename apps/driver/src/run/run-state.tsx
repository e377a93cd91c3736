import type { DriverRun } from '@tawseel/api-client/driver-app-schemas';
import { useTranslation } from '@tawseel/i18n';
import { Notice } from '@tawseel/ui';
import { Quiet } from '../frame/screen.styles.ts';

/** Says so if a run is not out, or closed. */
export function RunState({ run: { state, note } }: { run: DriverRun['runs'][number] }) {
  const { t } = useTranslation('driver');
  return (
    <>
      {state === 'Draft' && <Notice tone="attention">{t('run.draft')}</Notice>}
      {state === 'Closed' && <Notice tone="attention">{t('run.closed')}</Notice>}
      {note !== '' && (
        <Quiet>
          <bdi>{note}</bdi>
        </Quiet>
      )}
    </>
  );
}
