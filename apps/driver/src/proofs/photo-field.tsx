import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, Notice } from '@tawseel/ui';
import { useId, useState, type ChangeEvent } from 'react';
import { shrinkPhoto } from '../photos/shrink-photo.ts';
import { PhotoButton, Pictures, ProofBox } from './proofs.styles.ts';
import { Picture } from './picture.tsx';

const mostPhotos = 3;

export interface PhotoFieldProps {
  label: string;
  photos: readonly Blob[];
  isOptional: boolean;
  fault: string | undefined;
  onChange: (photos: readonly Blob[]) => void;
}

/** Takes photos with the camera. Each is made small at once, so that reporting does not wait for it. */
export function PhotoField({ label, photos, isOptional, fault, onChange }: PhotoFieldProps) {
  const { t } = useTranslation('driver');
  const format = useFormat();
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [isUnreadable, setIsUnreadable] = useState(false);

  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same photo can be chosen again.
    target.value = '';
    if (!file) return;
    setIsBusy(true);
    setIsUnreadable(false);
    try {
      onChange([...photos, await shrinkPhoto(file)]);
    } catch {
      setIsUnreadable(true);
    }
    setIsBusy(false);
  };

  return (
    <ProofBox role="group" aria-labelledby={`${id}-name`}>
      <span id={`${id}-name`}>
        {label}
        {isOptional && <small> ({t('base:optional')})</small>}
      </span>
      {photos.length < mostPhotos && (
        <PhotoButton data-busy={isBusy || undefined}>
          <input
            type="file"
            accept="image/*"
            capture="environment"
            disabled={isBusy}
            aria-invalid={fault === undefined ? undefined : true}
            aria-describedby={fault === undefined ? undefined : `${id}-fault`}
            onChange={(event) => void add(event)}
          />
          {t(isBusy ? 'proofs.preparing' : 'proofs.take')}
        </PhotoButton>
      )}
      {fault !== undefined && <p id={`${id}-fault`}>{fault}</p>}
      {isUnreadable && <Notice tone="failure">{t('proofs.unreadable')}</Notice>}
      {photos.length > 0 && (
        <Pictures>
          {photos.map((photo, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- photos have no other identity than their position
            <li key={at}>
              <Picture blob={photo} label={t('proofs.one', { number: format.number(at + 1) })} />
              <Button
                isDanger
                variant="ghost"
                aria-label={t('proofs.removeOne', { number: format.number(at + 1) })}
                onClick={() => onChange(photos.filter((one) => one !== photo))}
              >
                {t('proofs.remove')}
              </Button>
            </li>
          ))}
        </Pictures>
      )}
    </ProofBox>
  );
}
