import { useRowCreation, useRowRestoration } from '@tawseel/api-client';
import { city, cityCreation } from '@tawseel/api-client/cities';
import { useTranslation } from '@tawseel/i18n';
import { useFormField } from '@tawseel/ui';
import { CreationPage } from '@tawseel/ui/dialogs';
import { useCreation } from '../creation/use-creation.ts';
import { useCityFields } from './city-fields.ts';

/** Creates a city with its delivery prices. */
export function CityCreationPage() {
  const { t } = useTranslation('fleet');
  const field = useFormField('fleet', city);
  const fields = useCityFields();
  const create = useCreation(useRowCreation(city), t('cities.created'));
  const restore = useRowRestoration(city);
  return (
    <CreationPage
      title={t('cities.create')}
      schema={cityCreation}
      fields={[field('country'), field('city'), ...fields]}
      onSubmit={create}
      list={{ path: '/cities', title: t('cities.title') }}
      restoration={{ run: restore, done: t('cities.restored'), search: (created) => created.city }}
    />
  );
}
