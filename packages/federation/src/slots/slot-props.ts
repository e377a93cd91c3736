import type { Driver } from '@tawseel/api-client/drivers';
import type { Merchant } from '@tawseel/api-client/merchants';
import type { Order } from '@tawseel/api-client/orders';
import type { ReactNode } from 'react';

/** One result of a search in the palette. */
export interface PaletteResult {
  /** Unique among the results of its extension. */
  key: string;
  title: string;
  /** Tells similar results apart, such as a phone number. */
  note?: string;
  /** Address that the result leads to, from `linkTo`. */
  to: string;
}

/** Props of the components that each slot takes. `home.cards` takes data alone. */
export interface SlotProps {
  /** A panel of fixed height; the shell draws its frame and title. */
  'home.panels': object;
  /** A dialog that the action opens. */
  'orders.row-actions': { order: Order; onClose: () => void };
  /** A dialog that the action opens on the selected orders; `onChanged` clears the selection. */
  'orders.selection-actions': { orders: readonly Order[]; onChanged: () => void; onClose: () => void };
  /** One line, beside its label. */
  'orders.details': { order: Order };
  'merchants.details': { merchant: Merchant };
  'drivers.details': { driver: Driver };
  /** Results of a search text of at least two characters, drawn by `show`, which also takes whether they are still loading. */
  'palette.results': {
    search: string;
    show: (results: readonly PaletteResult[], isLoading?: boolean) => ReactNode;
  };
}

/** A slot whose extensions are components. */
export type ComponentSlot = keyof SlotProps;

/** A slot whose extensions are lines of a details dialog. */
export type DetailsSlot = Extract<ComponentSlot, `${string}.details`>;
