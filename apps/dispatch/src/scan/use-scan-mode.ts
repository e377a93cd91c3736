import { useMay } from '@tawseel/api-client';
import { scanModes, type ScanMode } from '@tawseel/api-client/dispatch';
import { useSearchParams } from 'react-router-dom';

/** Modes of people who receive parcels alone. */
const receiving: readonly ScanMode[] = ['in', 'back'];

/** What a scan does, with its run or reason. The URL has them, so that they survive a reload. */
export function useScanMode() {
  const [params, setParams] = useSearchParams();
  const modes = useMay('runs.manage') ? scanModes : receiving;
  const set = (name: 'mode' | 'run' | 'reason', value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    modes,
    mode: modes.find((one) => one === params.get('mode')) ?? 'in',
    runId: params.get('run') ?? '',
    reasonId: params.get('reason') ?? '',
    set,
  };
}
