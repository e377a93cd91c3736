import { useTranslation } from '@tawseel/i18n';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Icon, icons } from '../icon/icon.tsx';
import { ExportDialog } from './export-dialog.tsx';
import type { ExportDialogProps } from './export.types.ts';

/** Opens the export dialog for the list as it is filtered. */
export function ExportButton(props: Omit<ExportDialogProps, 'onClose'>) {
  const { t } = useTranslation('base');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon path={icons.download} />
        {t('export')}
      </Button>
      {isOpen && <ExportDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
