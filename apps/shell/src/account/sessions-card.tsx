import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, ErrorPanel, Ltr, Skeleton, Tag, useToast } from '@tawseel/ui';
import { useOtherSessionsEnd, useSessionEnd, useSessions } from '@tawseel/api-client/staff';
import { Buttons, Parts, Things } from './account.styles.ts';
import { ChangingCard } from './changing-card.tsx';
import { useAttempt } from './use-attempt.ts';

/** The person's sessions: each can be ended, and all but the present one at once. */
export function SessionsCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const { value: sessions, error, isFetching, retry } = useSessions();
  const end = useSessionEnd();
  const endOthers = useOtherSessionsEnd();
  const [attempt, isBusy] = useAttempt();
  const toast = useToast();
  const run = (work: () => unknown, done: string) =>
    void attempt(async () => {
      await work();
      toast.success(done);
      retry();
    });
  return (
    <ChangingCard title={t('people:sessions.title')}>
      <Parts>
        <p>{t('people:sessions.why')}</p>
        {error && <ErrorPanel message={error.message} onRetry={retry} isRetrying={isFetching} />}
        {!sessions && !error && <Skeleton $width="100%" $height="3.75rem" />}
        {sessions && (
          <Things>
            {sessions.map(({ session_id: id, device, address, created_at, last_seen_at, is_current }) => (
              <li key={id}>
                <div>
                  <b>
                    <bdi>{device || t('people:sessions.unknownDevice')}</bdi>
                  </b>
                  <small>
                    <Ltr>{address}</Ltr> · {t('people:sessions.began')}{' '}
                    <bdi>{format.dateTime(created_at)}</bdi>
                    {last_seen_at && (
                      <>
                        {' '}
                        · {t('people:sessions.seen')} <bdi>{format.dateTime(last_seen_at)}</bdi>
                      </>
                    )}
                  </small>
                </div>
                {is_current ? (
                  <Tag tone="good">{t('people:sessions.current')}</Tag>
                ) : (
                  <Button
                    size="small"
                    aria-label={t('people:sessions.endOne', { device: device || address })}
                    onClick={() => run(() => end?.({ session_id: id }), t('people:sessions.ended'))}
                  >
                    {t('people:sessions.end')}
                  </Button>
                )}
              </li>
            ))}
          </Things>
        )}
        {sessions && sessions.length > 1 && (
          <Buttons>
            <Button
              isBusy={isBusy}
              busyLabel={t('people:sessions.ending')}
              onClick={() => run(() => endOthers?.({}), t('people:sessions.othersEnded'))}
            >
              {t('people:sessions.endOthers')}
            </Button>
          </Buttons>
        )}
      </Parts>
    </ChangingCard>
  );
}
