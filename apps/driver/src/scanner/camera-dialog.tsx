import { useTranslation } from '@tawseel/i18n';
import { Dialog, Sentence } from '@tawseel/ui';
import { CodeCamera } from '@tawseel/ui/code-reader';
import { openReader } from './open-reader.ts';

export interface CameraDialogProps {
  onCode: (code: string) => void;
  /** What became of the latest code. Names in it may be isolated. */
  message: string | undefined;
  onClose: () => void;
}

/** Reads the codes that the camera sees. */
export function CameraDialog({ message, onCode, onClose }: CameraDialogProps) {
  const { t } = useTranslation('driver');
  return (
    <Dialog title={t('scan.camera')} onClose={onClose}>
      <CodeCamera
        label={t('scan.camera')}
        refusal={t('scan.cameraRefused')}
        openReader={openReader}
        onCode={onCode}
      />
      <output>{message === undefined ? t('scan.cameraHint') : <Sentence text={message} />}</output>
    </Dialog>
  );
}
