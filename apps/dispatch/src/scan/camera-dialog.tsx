import { useTranslation } from '@tawseel/i18n';
import { Dialog, Notice, type NoticeTone } from '@tawseel/ui';
import { CodeCamera } from '@tawseel/ui/code-reader';
import type { Outcome, ScanView } from './scan-view.ts';

const tones: Readonly<Record<Outcome, NoticeTone>> = {
  sending: 'attention',
  waiting: 'attention',
  done: 'success',
  there: 'attention',
  refused: 'failure',
  undone: 'attention',
};

export interface CameraDialogProps {
  onCode: (code: string) => void;
  /** The latest scan. */
  view: ScanView | undefined;
  onClose: () => void;
}

/** Scans what the camera sees, one parcel after the other. */
export function CameraDialog({ view, onCode, onClose }: CameraDialogProps) {
  const { t } = useTranslation('dispatch');
  return (
    <Dialog title={t('scan.cameraTitle')} onClose={onClose}>
      <CodeCamera label={t('scan.cameraTitle')} refusal={t('scan.cameraRefused')} onCode={onCode} />
      {view ? (
        <Notice tone={tones[view.outcome]}>
          {t(view.text)} <bdi>{view.scanned?.parcel_code ?? view.scan.code}</bdi> {view.refusal}
        </Notice>
      ) : (
        <p>{t('scan.cameraHint')}</p>
      )}
    </Dialog>
  );
}
