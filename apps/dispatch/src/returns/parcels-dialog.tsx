import { useList } from '@tawseel/api-client';
import { returnedParcel, type WaitingReturn } from '@tawseel/api-client/dispatch';
import { writeOrderKey } from '@tawseel/api-client/orders';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, DataTable, Dialog, DialogActions, useSelection } from '@tawseel/ui';
import { useState } from 'react';
import { parcelColumns } from './parcel-columns.tsx';
import { Rows } from './parcels-dialog.styles.ts';
import { useManifestStart } from './use-manifest-start.ts';

export interface ParcelsDialogProps {
  merchant: WaitingReturn;
  onClose: () => void;
}

/** The parcels that a merchant gets back and that are on no manifest; the chosen ones go on one. */
export function ParcelsDialog({ merchant, onClose }: ParcelsDialogProps) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const { merchant_id, merchant_name, in_branch } = merchant;
  const list = useList(returnedParcel, { filter: { merchant_id, manifest_id: 0 } });
  const { selection, rows } = useSelection(list, writeOrderKey);
  const start = useManifestStart();
  const [isBusy, setIsBusy] = useState(false);
  const make = async () => {
    setIsBusy(true);
    await start?.(merchant_id, rows.length > 0 ? rows : undefined);
    setIsBusy(false);
  };
  const count = rows.length;
  const title = t('returns.parcelsOf', { name: merchant_name });
  return (
    <Dialog title={title} width="68rem" onClose={onClose}>
      <Rows>
        <DataTable
          caption={title}
          columns={parcelColumns}
          rowKey={writeOrderKey}
          list={list}
          empty={{ text: t('returns.noParcels') }}
          {...(start && { selection })}
        />
      </Rows>
      {start && list.rows.length > 0 && (
        <DialogActions>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={count === 0 && in_branch === 0}
            onClick={() => void make()}
          >
            {count > 0
              ? t('returns.makeOf', { count, number: format.number(count) })
              : t('returns.makeOfBranch')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
