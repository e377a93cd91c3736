import { useTranslation } from '@tawseel/i18n';
import { Dialog, Notice, Sentence } from '@tawseel/ui';
import { useEffect, useRef, useState } from 'react';
import { readCodes } from './read-codes.ts';
import { Picture } from './camera.styles.ts';

export interface CameraDialogProps {
  /** What became of the latest code. Names in it may be isolated. */
  message: string | undefined;
  onCode: (code: string) => void;
  onClose: () => void;
}

/** Reads the codes that the camera sees. */
export function CameraDialog({ message, onCode, onClose }: CameraDialogProps) {
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
  return (
    <Dialog title={t('scan.camera')} onClose={onClose}>
      {isRefused ? (
        <Notice tone="failure">{t('scan.cameraRefused')}</Notice>
      ) : (
        <Picture ref={video} muted playsInline aria-label={t('scan.camera')} />
      )}
      <p role="status">{message === undefined ? t('scan.cameraHint') : <Sentence text={message} />}</p>
    </Dialog>
  );
}
