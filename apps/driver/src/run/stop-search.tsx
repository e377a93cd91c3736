import type { DriverStop } from '@tawseel/api-client/driver-app-schemas';
import { useTranslation } from '@tawseel/i18n';
import { Button, fetchedDialog, Icon, icons, TextField } from '@tawseel/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasCamera } from '../scanner/open-reader.ts';
import type { CameraDialogProps } from '../scanner/camera-dialog.tsx';
import { cameraIcon } from '../scanner/camera-icon.ts';
import { stopPath } from '../stops/stops.ts';
import { SearchLine } from './stop-search.styles.ts';

const CameraDialog = fetchedDialog<CameraDialogProps>(
  async () => (await import('../scanner/camera-dialog.tsx')).CameraDialog,
);

export interface StopSearchProps {
  stops: readonly DriverStop[];
  value: string;
  onChange: (search: string) => void;
}

/** Finds a stop by what is typed, or opens the one whose label the camera sees. */
export function StopSearch({ stops, value, onChange }: StopSearchProps) {
  const { t } = useTranslation('driver');
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [missed, setMissed] = useState<string>();
  const find = (code: string) => {
    const stop = stops.find(({ parcel_code }) => parcel_code === code);
    if (stop) void navigate(stopPath(stop));
    else setMissed(code);
  };
  return (
    <SearchLine>
      <TextField
        label={t('run.search')}
        name="search"
        enterKeyHint="search"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {value !== '' && (
        <Button aria-label={t('base:clearSearch')} onClick={() => onChange('')}>
          <Icon path={icons.cross} />
        </Button>
      )}
      {hasCamera() && (
        <Button aria-label={t('scan.find')} onClick={() => setIsOpen(true)}>
          <Icon path={cameraIcon} />
        </Button>
      )}
      {isOpen && (
        <CameraDialog
          message={missed === undefined ? undefined : t('scan.notMine', { code: missed })}
          onCode={find}
          onClose={() => {
            setIsOpen(false);
            setMissed(undefined);
          }}
        />
      )}
    </SearchLine>
  );
}
