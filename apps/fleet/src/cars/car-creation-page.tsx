import { useRowCreation, useRowRestoration } from '@tawseel/api-client';
import { car, carCreation } from '@tawseel/api-client/cars';
import { useTranslation } from '@tawseel/i18n';
import { useFormField } from '@tawseel/ui';
import { CreationPage } from '@tawseel/ui/dialogs';
import { useCreation } from '../creation/use-creation.ts';
import { useCarFields } from './car-fields.ts';

/** Creates a car; its driver may be chosen later. */
export function CarCreationPage() {
  const { t } = useTranslation('fleet');
  const field = useFormField('fleet', car);
  const fields = useCarFields();
  const create = useCreation(useRowCreation(car), t('cars.created'));
  const restore = useRowRestoration(car);
  return (
    <CreationPage
      title={t('cars.create')}
      schema={carCreation}
      fields={[field('car_id', { hint: t('cars.plateHint') }), ...fields]}
      onSubmit={create}
      list={{ path: '/cars', title: t('cars.title') }}
      restoration={{ run: restore, done: t('cars.restored'), search: ({ car_id: id }) => id }}
    />
  );
}
