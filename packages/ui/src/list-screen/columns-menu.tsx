import { useTranslation } from '@tawseel/i18n';
import { Button } from '../button/button.tsx';
import { fetchedDialog } from '../fetched/fetched-dialog.tsx';
import { Icon, icons } from '../icon/icon.tsx';
import { PopoverDialog } from '../menu/popover-panel.ts';
import { usePopover } from '../menu/use-popover.ts';
import type { ColumnsPanelProps } from './columns-panel.tsx';

const ColumnsPanel = fetchedDialog<ColumnsPanelProps>(
  async () => (await import('./columns-panel.tsx')).ColumnsPanel,
);

/** A button that opens the order and visibility of a list's columns. */
export function ColumnsMenu({ state }: Pick<ColumnsPanelProps, 'state'>) {
  const { t } = useTranslation('base');
  const { isOpen, anchor, popover, close } = usePopover();
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" {...anchor}>
        <Icon path={icons.columns} />
        {t('columns')}
      </Button>
      <PopoverDialog aria-label={t('columns')} {...popover}>
        {isOpen && <ColumnsPanel state={state} onClose={close} />}
      </PopoverDialog>
    </>
  );
}
