import { useTranslation } from '@tawseel/i18n';
import { Dialog, Notice, Sentence } from '@tawseel/ui';
import { useEffect, useRef, useState } from 'react';
import { Picture } from './camera.styles.ts';
import { readCodes } from './read-codes.ts';

interface CameraProps {
  onCode: (code: string) => void;
}

export interface CameraDialogProps extends CameraProps {
  /** What became of the latest code. Names in it may be isolated. */
  message: string | undefined;
  onClose: () => void;
}

/** The picture of the camera. Inside of the dialog, which renders its content later than itself. */
function Camera({ onCode }: CameraProps) {
  const { t } = useTranslation('driver');
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    const closing = new AbortController();
    if (video.current) {
      readCodes(video.current, closing.signal, (code) => latest.current(code)).catch(() => {
        if (!closing.signal.aborted) setIsRefused(true);
      });
    }
    return () => closing.abort();
  }, []);
  if (isRefused) return <Notice tone="failure">{t('scan.cameraRefused')}</Notice>;
  return <Picture ref={video} muted playsInline aria-label={t('scan.camera')} />;
}

/** Reads the codes that the camera sees. */
export function CameraDialog({ message, onCode, onClose }: CameraDialogProps) {
  const { t } = useTranslation('driver');
  return (
    <Dialog title={t('scan.camera')} onClose={onClose}>
      <Camera onCode={onCode} />
      <output>{message === undefined ? t('scan.cameraHint') : <Sentence text={message} />}</output>
    </Dialog>
  );
}
