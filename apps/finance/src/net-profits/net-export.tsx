import { useListExport, type ExportedList } from '@tawseel/api-client/exports';
import { useTranslation } from '@tawseel/i18n';
import { ExportDialog, Icon, icons, Menu } from '@tawseel/ui';
import { useState } from 'react';

/** An exportable table of the page. */
export interface NetTable {
  list: ExportedList;
  title: string;
  total: number | undefined;
}

function NetExportDialog({ table, onClose }: { table: NetTable; onClose: () => void }) {
  const run = useListExport(table.list, {});
  return <ExportDialog title={table.title} total={table.total} run={run} onClose={onClose} />;
}

/** Exports the chosen table. */
export function NetExport({ tables }: { tables: readonly NetTable[] }) {
  const { t } = useTranslation('finance');
  const [open, setOpen] = useState<NetTable>();
  return (
    <>
      <Menu
        label={t('base:export')}
        variant="plain"
        items={tables.map((table) => ({ label: table.title, onSelect: () => setOpen(table) }))}
      >
        <Icon path={icons.download} />
        {t('base:export')}
      </Menu>
      {open && <NetExportDialog table={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
