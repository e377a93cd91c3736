import {
  useRecoveryCodesCreation,
  useTotpCreation,
  useTotpRemoval,
  type AccountFactor,
} from '@tawseel/api-client/factors';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, Notice, Tag } from '@tawseel/ui';
import { ConfirmDialog } from '@tawseel/ui/dialogs';
import { useState } from 'react';
import { Buttons, Parts } from './account.styles.ts';
import { TotpDialog, type Totp } from './totp-dialog.tsx';
import { ChangingCard } from './changing-card.tsx';
import { useAttempt } from './use-attempt.ts';

/** From fewer recovery codes on, the person is reminded to create new ones. */
const fewCodes = 4;

export interface FactorCardProps {
  factor: AccountFactor;
  /** Called after a change, with the new recovery codes if there are any. */
  onChanged: (recoveryCodes: readonly string[]) => void;
}

/** The authenticator app and the recovery codes. */
export function FactorCard({ factor, onChanged }: FactorCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const create = useTotpCreation();
  const remove = useTotpRemoval();
  const renew = useRecoveryCodesCreation();
  const [totp, setTotp] = useState<Totp>();
  const [asked, setAsked] = useState<'remove' | 'renew'>();
  const [attempt, isBusy] = useAttempt();
  const { totp: hasTotp, passkeys, recovery_codes_left: left, is_required: isRequired } = factor;
  const hasFactor = hasTotp || passkeys.length > 0;
  return (
    <ChangingCard title={t('people:totp.title')}>
      <Parts>
        <p>{t('people:totp.why')}</p>
        {isRequired && !hasFactor && <Notice tone="attention">{t('people:totp.isRequired')}</Notice>}
        <div>
          <Tag tone={hasTotp ? 'good' : 'neutral'}>{t(hasTotp ? 'people:totp.on' : 'people:totp.off')}</Tag>
        </div>
        <Buttons>
          <Button
            variant={hasTotp ? 'plain' : 'primary'}
            isBusy={isBusy}
            busyLabel={t('base:loading')}
            onClick={() => void attempt(async () => setTotp((await create?.({}))?.data))}
          >
            {t(hasTotp ? 'people:totp.replace' : 'people:totp.setUp')}
          </Button>
          {hasTotp && (
            <Button variant="ghost" isDanger onClick={() => setAsked('remove')}>
              {t('people:totp.remove')}
            </Button>
          )}
        </Buttons>
        {hasFactor && (
          <>
            <p>{t('people:recovery.left', { count: left, number: format.number(left) })}</p>
            {left < fewCodes && <Notice tone="attention">{t('people:recovery.few')}</Notice>}
            <Buttons>
              <Button onClick={() => setAsked('renew')}>{t('people:recovery.renew')}</Button>
            </Buttons>
          </>
        )}
      </Parts>
      {totp && (
        <TotpDialog
          totp={totp}
          onConfirmed={(codes) => {
            setTotp(undefined);
            onChanged(codes);
          }}
          onClose={() => setTotp(undefined)}
        />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          title={t('people:totp.remove')}
          question={t('people:totp.removeQuestion')}
          confirmLabel={t('people:totp.remove')}
          busyLabel={t('base:deleting')}
          isDanger
          onConfirm={async () => {
            await remove?.();
            onChanged([]);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'renew' && (
        <ConfirmDialog
          title={t('people:recovery.renew')}
          question={t('people:recovery.renewQuestion')}
          confirmLabel={t('people:recovery.renew')}
          onConfirm={async () => onChanged((await renew?.({}))?.data.recovery_codes ?? [])}
          onClose={() => setAsked(undefined)}
        />
      )}
    </ChangingCard>
  );
}
