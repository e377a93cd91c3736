import { listCall, readRows, useApiQuery } from '@tawseel/api-client';
import { handoverDriver, type HandoverDriver } from '@tawseel/api-client/handovers';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Parameters of the address: the driver whose handover opens, and the run whose orders are ticked in it. */
export const handoverParams = ['driver', 'run'] as const;

/** The handover that the address asks for, once its driver is known. */
export function useAskedHandover() {
  const [params, setParams] = useSearchParams();
  const driver_id = params.get('driver') ?? '';
  const runId = params.get('run') ?? '';
  const { value: found } = useApiQuery({
    name: 'asked-handover',
    reads: ['driver', 'ledger_entry', 'handover'],
    call: listCall(handoverDriver),
    body: { limit: 1, total: false, filter: { driver_id } },
    isWanted: driver_id !== '',
    read: (response) => readRows(handoverDriver, response)[0] ?? null,
  });
  // A driver who has handed over all cash leaves the list, while the dialog still shows the receipt.
  const [driver, setDriver] = useState<HandoverDriver>();
  if (found && found.driver_id !== driver?.driver_id) setDriver(found);
  return {
    handover:
      driver && driver.driver_id === driver_id
        ? { driver, runId: /^\d{1,9}$/.test(runId) ? runId : undefined }
        : undefined,
    /** Takes the parameters off the address. */
    forget: () =>
      setParams(
        (present) => {
          const next = new URLSearchParams(present);
          for (const name of handoverParams) next.delete(name);
          return next;
        },
        { replace: true },
      ),
  };
}
