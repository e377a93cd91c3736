import { useApiClient } from '@tawseel/api-client';
import type { Driver } from '@tawseel/api-client/drivers';
import { useTranslation } from '@tawseel/i18n';
import { LinkButton, whatsAppLink } from '@tawseel/ui';
import { ConfirmDialog } from '@tawseel/ui/dialogs';
import { ShownOnceDialog } from '@tawseel/ui/shown-once';

/** A driver who gets another password for the app; `password` once the server has made it. */
export interface AppPassword {
  driver: Driver;
  password?: string;
}

export interface AppPasswordDialogProps {
  open: AppPassword;
  reset: (driver: { driver_id: string }) => Promise<string>;
  onReset: (password: string) => void;
  onClose: () => void;
}

/** The question before a driver gets another password, then the password. */
export function AppPasswordDialog({ open, reset, onReset, onClose }: AppPasswordDialogProps) {
  const { t } = useTranslation('fleet');
  const company = useApiClient().companyId();
  const {
    driver: { driver_id: id, name_driver: name, phone_driver: phone },
    password,
  } = open;
  if (password === undefined)
    return (
      <ConfirmDialog
        title={t('drivers.app.reset')}
        question={t('drivers.app.question', { name, id })}
        confirmLabel={t('drivers.app.reset')}
        onConfirm={async () => onReset(await reset({ driver_id: id }))}
        onClose={onClose}
      />
    );
  const address = `${window.location.origin}/driver`;
  return (
    <ShownOnceDialog
      title={t('drivers.app.shown', { name })}
      label={t('drivers.app.password')}
      value={password}
      warning={t('drivers.app.once')}
      copyLabel={t('drivers.app.copy')}
      copied={t('drivers.app.copied')}
      isLarge
      onClose={onClose}
    >
      {/* The password itself does not stay in a conversation. */}
      <LinkButton
        to={whatsAppLink(phone, t('drivers.app.message', { address, company, id }))}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('drivers.app.whatsApp')}
      </LinkButton>
    </ShownOnceDialog>
  );
}
