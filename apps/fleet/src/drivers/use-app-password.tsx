import { useDriverPasswordReset } from '@tawseel/api-client/driver-app';
import type { Driver } from '@tawseel/api-client/drivers';
import { useTranslation } from '@tawseel/i18n';
import { Button, fetchedDialog, type Detail } from '@tawseel/ui';
import { useState } from 'react';
import type { AppPassword, AppPasswordDialogProps } from './app-password-dialog.tsx';

const AppPasswordDialog = fetchedDialog<AppPasswordDialogProps>(
  async () => (await import('./app-password-dialog.tsx')).AppPasswordDialog,
);

/** A line of a driver's details that gives the driver another password for the app, and its dialogs. */
export function useAppPassword() {
  const { t } = useTranslation('fleet');
  const reset = useDriverPasswordReset();
  const [open, setOpen] = useState<AppPassword>();
  /** Closes a dialog, unless the next one is open already. */
  const close = (closed: AppPassword) => setOpen((now) => (now === closed ? undefined : now));
  const line = (driver: Driver): Detail[] =>
    reset && driver.status === 'Active'
      ? [
          {
            label: t('drivers.app.title'),
            value: (
              <Button size="small" aria-haspopup="dialog" onClick={() => setOpen({ driver })}>
                {t('drivers.app.reset')}
              </Button>
            ),
          },
        ]
      : [];
  return {
    line,
    dialog: open && reset && (
      <AppPasswordDialog
        open={open}
        reset={reset}
        onReset={(password) => setOpen({ ...open, password })}
        onClose={() => close(open)}
      />
    ),
  };
}
