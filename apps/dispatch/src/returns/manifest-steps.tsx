import { useManifestDeletion, useManifestSigning, type ReturnManifest } from '@tawseel/api-client/dispatch';
import { useTranslation } from '@tawseel/i18n';
import { Button, fetchedDialog, focusHeading, useToast } from '@tawseel/ui';
import type { ConfirmDialogProps } from '@tawseel/ui/dialogs';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SigningDialogProps } from './signing-dialog.tsx';

const SigningDialog = fetchedDialog<SigningDialogProps>(
  async () => (await import('./signing-dialog.tsx')).SigningDialog,
);

const DeletionQuestion = fetchedDialog<ConfirmDialogProps>(
  async () => (await import('@tawseel/ui/dialogs')).ConfirmDialog,
);

/** Buttons that sign or delete a manifest, while it is not signed and if the person may. */
export function ManifestSteps({ manifest }: { manifest: ReturnManifest }) {
  const { t } = useTranslation('dispatch');
  const toast = useToast();
  const navigate = useNavigate();
  const sign = useManifestSigning();
  const remove = useManifestDeletion();
  const [open, setOpen] = useState<'signing' | 'deletion'>();
  const { manifest_id: id, state } = manifest;
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    // The button of the step had the focus, and leaves with it.
    if (document.activeElement === document.body) focusHeading();
  }, [state]);
  const close = () => setOpen(undefined);
  const isDraft = state === 'Draft';
  return (
    <>
      {isDraft && remove && (
        <Button isDanger variant="ghost" aria-haspopup="dialog" onClick={() => setOpen('deletion')}>
          {t('base:delete')}
        </Button>
      )}
      {isDraft && sign && (
        <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen('signing')}>
          {t('manifest.sign')}
        </Button>
      )}
      {open === 'signing' && sign && <SigningDialog manifest={manifest} sign={sign} onClose={close} />}
      {open === 'deletion' && remove && (
        <DeletionQuestion
          title={t('manifest.deleteOne', { id })}
          question={t('manifest.deleteQuestion')}
          confirmLabel={t('base:delete')}
          isDanger
          onConfirm={async () => {
            await remove({ manifest_id: id });
            toast.success(t('manifest.deleted', { id }));
            void navigate('/returns');
          }}
          onClose={close}
        />
      )}
    </>
  );
}
