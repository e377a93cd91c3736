import { city, type CityCreation } from '@tawseel/api-client/cities';
import { useFormField, type FormFields } from '@tawseel/ui';

/** Fields of a city that form and dialog share: delivery details and prices. */
export function useCityFields(): FormFields<CityCreation> {
  const field = useFormField('fleet', city);
  return [field('delivery_type', { isWide: true }), field('delivery_price'), field('return_price')];
}
