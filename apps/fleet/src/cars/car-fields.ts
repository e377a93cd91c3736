import { car, type CarCreation } from '@tawseel/api-client/cars';
import { useTranslation } from '@tawseel/i18n';
import { useFormField, type FormFields } from '@tawseel/ui';

/** Fields of a car that form and dialog share: all but its plate. */
export function useCarFields(): FormFields<CarCreation> {
  const { t } = useTranslation('fleet');
  const field = useFormField('fleet', car);
  return [
    field('driver_id', {
      hint: t('cars.driverHint'),
      isOptional: true,
      placeholder: t('cars.noDriver'),
    }),
    field('type_car'),
    field('model'),
    field('date_car_manufacture'),
    field('date_car_service_start'),
  ];
}
