import type { CityCreation } from '@tawseel/api-client/cities';
import { useTranslation } from '@tawseel/i18n';
import type { FormFields } from '@tawseel/ui';

/** Fields of a city that form and dialog share: delivery details and prices. */
export function useCityFields(): FormFields<CityCreation> {
  const { t } = useTranslation('fleet');
  return [
    { name: 'delivery_type', kind: 'text', label: t('cities.deliveryType'), isWide: true },
    { name: 'delivery_price', kind: 'money', label: t('cities.deliveryPrice') },
    { name: 'return_price', kind: 'money', label: t('cities.returnPrice') },
  ];
}
