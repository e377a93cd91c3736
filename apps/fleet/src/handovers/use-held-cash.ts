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
import { useRunOrders } from './use-run-orders.ts';

const sumOf = (orders: readonly HandoverOrder[]) =>
  orders.reduce((sum, { amount }) => sum + filsOf(amount), 0);

/**
 * Orders that a driver has not handed over, ticked as they were when the dialog opened: later ones are new, and not ticked. With a
 * run, only its orders are ticked, if the driver has some of them.
 */
export function useHeldCash(opened: HandoverDriver, runId?: string) {
  const { driver_id } = opened;
  const drivers = useList(handoverDriver, { filter: { driver_id }, limit: 1 });
  const list = useList(handoverOrder, { filter: { driver_id, handover_id: 0 }, limit: 500 });
  const { rows } = list;
  const isWhole = useAllRows(list);
  const ofRun = useRunOrders(driver_id, runId);
  const isComplete = isWhole && !drivers.isLoading && !ofRun.isLoading;
  const [known, setKnown] = useState<ReadonlySet<string>>();
  const [first, setFirst] = useState<ReadonlySet<string>>(new Set());
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set());
  if (isComplete && !known) {
    const all = rows.map(writeOrderKey);
    const wanted = all.filter((key) => ofRun.keys.has(key));
    const ticked = new Set(wanted.length > 0 ? wanted : all);
    setKnown(new Set(all));
    setFirst(ticked);
    onChange(ticked);
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
    isReselected: rows.map(writeOrderKey).some((key) => selected.has(key) !== first.has(key)),
    /** Whether the ticked orders were those of a run, and others are held too. */
    isOfRun: known !== undefined && first.size < known.size,
    isNew,
    ticks: { known: known && [...known], selected: [...selected] },
    restore: (kept: Pick<KeptInput, 'known' | 'selected'>) => {
      if (!kept.known) return;
      setKnown(new Set(kept.known));
      setFirst(new Set(kept.known));
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
