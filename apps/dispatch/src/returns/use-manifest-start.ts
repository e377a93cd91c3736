import { useManifestCreation } from '@tawseel/api-client/dispatch';
import type { OrderKey } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { useToast } from '@tawseel/ui';
import { useNavigate } from 'react-router-dom';
import { manifestPath } from './manifest-link.tsx';

/**
 * Returns a function that makes a manifest of a merchant's parcels, of all in the branch without `orders`, and opens it.
 * Undefined if the server or the person cannot.
 */
export function useManifestStart() {
  const { t } = useTranslation('dispatch');
  const create = useManifestCreation();
  const navigate = useNavigate();
  const toast = useToast();
  return (
    create &&
    (async (merchant_id: string, orders?: readonly OrderKey[]) => {
      try {
        const keys = orders?.map(({ merchant_order_id }) => ({ merchant_order_id, merchant_id }));
        const id = await create({ merchant_id, ...(keys && { orders: keys }) });
        toast.success(t('returns.made', { id }));
        void navigate(manifestPath(id));
      } catch (error) {
        toast.failure(error instanceof Error ? error.message : t('base:failed'));
      }
    })
  );
}
