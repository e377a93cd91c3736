import type { Order, OrderTarget } from '@tawseel/api-client/orders';

/** Selected orders: those that are loaded and, with `matching`, all that the list's search and filters match. */
export interface ChosenOrders extends OrderTarget {
  orders: readonly Order[];
  count: number;
  sort: string | undefined;
}

/** Props of a dialog of selected orders. */
export interface ChosenProps {
  chosen: ChosenOrders;
  /** Receives the keys of the orders that stay selected. */
  onChanged: (failed: readonly string[]) => void;
  onClose: () => void;
}
