import { useList } from '@tawseel/api-client';
import { filsOf } from '@tawseel/api-client/fils';
import {
  handoverDriver,
  type HandoverDriver,
  handoverOrder,
  type HandoverOrder,
} from '@tawseel/api-client/handovers';
import { writeOrderKey } from '@tawseel/api-client/orders';
import { useAllRows } from '@tawseel/api-client/all-rows';
import { useState } from 'react';
import type { KeptInput } from './kept-input.ts';

const sumOf = (orders: readonly HandoverOrder[]) =>
  orders.reduce((sum, { amount }) => sum + filsOf(amount), 0);

/** Orders that a driver has not handed over, ticked as they were when the dialog opened: later ones are new, and not ticked. */
export function useHeldCash(opened: HandoverDriver) {
  const { driver_id } = opened;
  const drivers = useList(handoverDriver, { filter: { driver_id }, limit: 1 });
  const list = useList(handoverOrder, { filter: { driver_id, handover_id: 0 }, limit: 500 });
  const { rows } = list;
  const isWhole = useAllRows(list);
  const isComplete = isWhole && !drivers.isLoading;
  const [known, setKnown] = useState<ReadonlySet<string>>();
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set());
  if (isComplete && !known) {
    const all = new Set(rows.map(writeOrderKey));
    setKnown(all);
    onChange(all);
  }
  const isNew = (order: HandoverOrder) => known !== undefined && !known.has(writeOrderKey(order));
  const chosen = rows.filter((order) => selected.has(writeOrderKey(order)));
  const driver = drivers.rows[0] ?? opened;
  return {
    driver,
    list,
    isComplete,
    selection: { selected, onChange },
    /** Whether an order was ticked or unticked. */
    isReselected:
      known !== undefined && rows.some((order) => selected.has(writeOrderKey(order)) === isNew(order)),
    isNew,
    ticks: { known: known && [...known], selected: [...selected] },
    restore: (kept: Pick<KeptInput, 'known' | 'selected'>) => {
      if (!kept.known) return;
      setKnown(new Set(kept.known));
      onChange(new Set(kept.selected));
    },
    chosen,
    newOrders: rows.filter(isNew).length,
    /** All cash of the driver as the dialog shows it, and that of the ticked orders, in fils. */
    held: sumOf(rows) + filsOf(driver.other),
    ofChosen: sumOf(chosen),
  };
}

export type HeldCash = ReturnType<typeof useHeldCash>;
