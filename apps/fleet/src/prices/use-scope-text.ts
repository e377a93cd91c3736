import { useTranslation } from '@tawseel/i18n';
import { ownSource, type Scope } from './places.ts';

/** Returns a function that names a scope: whose price it is, and where it counts. */
export function useScopeText(nameOf: (merchantId: string) => string) {
  const { t } = useTranslation('fleet');
  return (scope: Scope) => {
    const { merchant_id: id, city, area } = scope;
    return t(`prices.scope.${ownSource(scope)}`, {
      merchant: id === null ? '' : nameOf(id),
      city,
      area: area ?? '',
    });
  };
}
