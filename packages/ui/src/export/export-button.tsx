import { useTranslation } from '@tawseel/i18n';
import { use, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Icon, icons } from '../icon/icon.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ListScreenContext } from '../list-screen/list-screen-context.ts';
import type { RunExport } from './export.types.ts';

export interface ExportButtonProps {
  /** The exported list. */
  list: { total: number | undefined };
  run: RunExport;
  /** Title of the list. Default: that of the list screen around it. */
  title?: string;
}

/** Opens the export dialog for the list as it is filtered. */
export function ExportButton({ list, run, title }: ExportButtonProps) {
  const { t } = useTranslation('base');
  const screen = use(ListScreenContext);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon path={icons.download} />
        {t('export')}
      </Button>
      {isOpen && (
        <ExportDialog
          title={title ?? screen?.title ?? ''}
          total={list.total}
          run={run}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
