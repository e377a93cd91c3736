import type { QueryState } from '@tawseel/api-client';
import { useTranslation } from '@tawseel/i18n';
import { Button } from '@tawseel/ui';

/** A line of an order's details that could not be read, with Retry. */
export function LineFailure({ failed: { error, isFetching, retry } }: { failed: QueryState<unknown> }) {
  const { t } = useTranslation('dispatch');
  return (
    <>
      {error?.message}{' '}
      <Button size="small" isBusy={isFetching} busyLabel={t('base:loading')} onClick={retry}>
        {t('base:retry')}
      </Button>
    </>
  );
}
