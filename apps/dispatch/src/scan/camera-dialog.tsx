import { useTranslation } from '@tawseel/i18n';
import { Dialog, Notice, type NoticeTone } from '@tawseel/ui';
import { useEffect, useRef, useState } from 'react';
import { Picture } from './camera.styles.ts';
import { readCodes } from '@tawseel/ui/code-reader';
import type { Outcome, ScanView } from './scan-view.ts';

interface CameraProps {
  onCode: (code: string) => void;
}

/** The picture of the camera; passes each code on. */
function Camera({ onCode }: CameraProps) {
  const { t } = useTranslation('dispatch');
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
  return <Picture ref={video} muted playsInline aria-label={t('scan.cameraTitle')} />;
}

const tones: Readonly<Record<Outcome, NoticeTone>> = {
  sending: 'attention',
  waiting: 'attention',
  done: 'success',
  there: 'attention',
  refused: 'failure',
  undone: 'attention',
};

export interface CameraDialogProps extends CameraProps {
  /** The latest scan. */
  view: ScanView | undefined;
  onClose: () => void;
}

/** Scans what the camera sees, one parcel after the other. */
export function CameraDialog({ view, onCode, onClose }: CameraDialogProps) {
  const { t } = useTranslation('dispatch');
  return (
    <Dialog title={t('scan.cameraTitle')} onClose={onClose}>
      <Camera onCode={onCode} />
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
