import { changeLanguage, useFormat, useTranslation } from '@tawseel/i18n';
import { Notice, useTheme } from '@tawseel/ui';
import { Choice, LanguageChoice } from '@tawseel/ui/choice';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDay, useOutbox } from '../device/day-context.tsx';
import { BigButton, Quiet, Rows, Section } from '../frame/screen.styles.ts';
import { Screen } from '../frame/screen.tsx';
import { ReportRow } from '../reports/report-row.tsx';
import { isUnsent } from '../reports/reports.ts';
import { useSession } from '../session/session-context.tsx';
import { Settings } from './outbox.styles.ts';

/** What is not at the server yet, what the dispatcher decides, and signing out. */
export function OutboxPage() {
  const { t } = useTranslation('driver');
  const { language, number } = useFormat();
  const navigate = useNavigate();
  const [theme, setTheme] = useTheme();
  const { profile, signOut } = useSession();
  const { isOnline } = useDay();
  const { items, send } = useOutbox();
  const [isBusy, setIsBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState<string>();
  const unsent = items.filter(isUnsent);
  const flagged = items.filter((item) => item.state === 'flagged' && !isUnsent(item));

  const sendNow = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await send();
      setIsSent(true);
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : t('base:failed'));
    }
    setIsBusy(false);
  };
  const leave = async () => {
    setFailure(undefined);
    try {
      await signOut();
      await navigate('/sign-in', { replace: true });
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : t('base:failed'));
    }
  };

  return (
    <Screen title={t('outbox.title')}>
      <Section>
        <h2>{t('outbox.unsent')}</h2>
        {unsent.length === 0 ? (
          <Notice tone="success">{t('outbox.empty')}</Notice>
        ) : (
          <>
            <Rows>
              {unsent.map((item) => (
                <ReportRow key={item.event.event_id} item={item} />
              ))}
            </Rows>
            {isSent && isOnline && <Notice tone="attention">{t('outbox.stillWaiting')}</Notice>}
            {!isOnline && <Quiet>{t('outbox.offline')}</Quiet>}
            <BigButton
              variant="primary"
              isBusy={isBusy}
              busyLabel={t('outbox.sending')}
              onClick={() => void sendNow()}
            >
              {t('outbox.send')}
            </BigButton>
          </>
        )}
      </Section>
      {flagged.length > 0 && (
        <Section>
          <h2>{t('outbox.flagged')}</h2>
          <Quiet>{t('stop.flagged')}</Quiet>
          <Rows>
            {flagged.map((item) => (
              <ReportRow key={item.event.event_id} item={item} />
            ))}
          </Rows>
        </Section>
      )}
      <Section>
        <h2>{t('outbox.settings')}</h2>
        <Settings>
          <LanguageChoice label={t('language')} value={language} onChange={(next) => changeLanguage(next)} />
          <Choice
            label={t('outbox.theme')}
            options={[
              { value: 'system', label: t('outbox.themes.system') },
              { value: 'light', label: t('outbox.themes.light') },
              { value: 'dark', label: t('outbox.themes.dark') },
            ]}
            value={theme}
            onChange={setTheme}
          />
        </Settings>
        {profile && (
          <Quiet>
            <bdi>{profile.name_driver}</bdi> · <bdi>{profile.name_company}</bdi>
          </Quiet>
        )}
        {failure !== undefined && <Notice tone="failure">{failure}</Notice>}
        {unsent.length > 0 && (
          <Notice tone="attention" id="unsent">
            {t('outbox.blocked', { count: unsent.length, number: number(unsent.length) })}
          </Notice>
        )}
        <BigButton
          disabled={unsent.length > 0}
          aria-describedby={unsent.length > 0 ? 'unsent' : undefined}
          onClick={() => void leave()}
        >
          {t('outbox.signOut')}
        </BigButton>
      </Section>
    </Screen>
  );
}
