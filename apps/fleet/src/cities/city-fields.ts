import type { CityCreation } from '@tawseel/api-client/cities';
import { useTranslation } from '@tawseel/i18n';
import type { FormFields } from '@tawseel/ui';

/** What a city's form and dialog have in common: how it is delivered to, and for how much. */
export function useCityFields(): FormFields<CityCreation> {
  const { t } = useTranslation('fleet');
  return [
    { name: 'delivery_type', kind: 'text', label: t('cities.deliveryType'), isWide: true },
    { name: 'delivery_price', kind: 'money', label: t('cities.deliveryPrice') },
    { name: 'return_price', kind: 'money', label: t('cities.returnPrice') },
  ];
}
