import type { OrderKey } from '@tawseel/api-client/orders';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { useToast } from '@tawseel/ui';
import { useCallback } from 'react';
import { allMatching, receiptsAddress } from './receipts-address.ts';

/** Maximum number of orders in one window. */
const atMost = 500;

/**
 * Opens the receipts of orders in a new window, which prints them; with `matching`, the receipts of that many orders that
 * match the search and filters in the page's URL.
 */
export function usePrintReceipts() {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const toast = useToast();
  return useCallback(
    (orders: readonly OrderKey[], matching?: number) => {
      const address = matching ? `/receipt${location.search}${allMatching}` : receiptsAddress(orders);
      if ((matching ?? orders.length) > atMost) {
        toast.failure(t('receipt.tooMany', { count: atMost, number: format.number(atMost) }));
      } else if (!window.open(address, '_blank')) {
        toast.failure(t('receipt.blocked'));
      }
    },
    [t, format, toast],
  );
}
