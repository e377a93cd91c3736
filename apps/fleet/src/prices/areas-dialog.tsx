import { useMay, usePages, useRowCreation, useRowRemoval } from '@tawseel/api-client';
import { useAllRows } from '@tawseel/api-client/all-rows';
import { area, areaCreation } from '@tawseel/api-client/prices';
import { useTranslation } from '@tawseel/i18n';
import {
  Button,
  Dialog,
  DialogActions,
  IconButton,
  icons,
  Notice,
  Skeleton,
  useFormField,
} from '@tawseel/ui';
import { Form } from '@tawseel/ui/forms';
import { useState } from 'react';
import { AreaList } from './areas-dialog.styles.ts';

export interface AreasDialogProps {
  country: string;
  city: string;
  onClose: () => void;
}

/** The areas of a city: adds some and removes those without prices. */
export function AreasDialog({ country, city, onClose }: AreasDialogProps) {
  const { t } = useTranslation('fleet');
  const field = useFormField('fleet', area);
  const create = useRowCreation(area);
  const remove = useRowRemoval(area);
  const mayChange = useMay('records.change');
  const [failure, setFailure] = useState<string>();
  const list = usePages(area, { filter: { country, city }, sort: 'area', limit: 200 });
  const isLoaded = useAllRows(list);

  const take = async (name: string) => {
    setFailure(undefined);
    try {
      await remove?.({ area: name, city, country });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t('base:failed'));
    }
  };
  return (
    <Dialog title={t('areas.title', { city })} width="30rem" onClose={onClose}>
      {failure && <Notice tone="failure">{failure}</Notice>}
      {list.error && <Notice tone="failure">{list.error.message}</Notice>}
      {!isLoaded && !list.error && <Skeleton />}
      {isLoaded && list.rows.length === 0 && <p>{t('areas.empty')}</p>}
      <AreaList>
        {list.rows.map(({ area: name }) => (
          <li key={name}>
            <bdi>{name}</bdi>
            {remove && mayChange && (
              <IconButton
                size="small"
                label={t('areas.remove', { area: name })}
                icon={icons.cross}
                onClick={() => void take(name)}
              />
            )}
          </li>
        ))}
      </AreaList>
      {create && mayChange && (
        <Form
          schema={areaCreation}
          subject={`areas of ${city}`}
          fields={[field('area', { hint: t('areas.hint') })]}
          defaults={{ country, city }}
          onSubmit={async (values) => {
            await create(values);
            return t('areas.added', { area: values.area });
          }}
          resetOnSuccess
          submitLabel={t('areas.add')}
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('base:close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
