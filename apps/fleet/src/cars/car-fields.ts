import type { CarCreation } from '@tawseel/api-client/cars';
import { useTranslation } from '@tawseel/i18n';
import type { FormFields } from '@tawseel/ui';
import { useDriverOptions } from '../drivers/use-driver-options.ts';

/** Fields of a car that form and dialog share: all but its plate. */
export function useCarFields(): FormFields<CarCreation> {
  const { t } = useTranslation('fleet');
  const drivers = useDriverOptions();
  return [
    {
      name: 'driver_id',
      kind: 'select',
      label: t('cars.driver'),
      hint: t('cars.driverHint'),
      isOptional: true,
      placeholder: t('cars.noDriver'),
      options: drivers,
    },
    { name: 'type_car', kind: 'text', label: t('cars.type') },
    { name: 'model', kind: 'text', label: t('cars.model') },
    { name: 'date_car_manufacture', kind: 'date', label: t('cars.manufactured') },
    { name: 'date_car_service_start', kind: 'date', label: t('cars.inService') },
  ];
}
