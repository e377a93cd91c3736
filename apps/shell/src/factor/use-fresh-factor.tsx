import { ApiError, type Call } from '@tawseel/api-client';
import { fetchedDialog, useQuestion } from '@tawseel/ui';
import { useCallback, useRef } from 'react';
import type { FactorDialogProps } from './factor-dialog.tsx';

const FactorDialog = fetchedDialog<FactorDialogProps>(() =>
  import(/* webpackChunkName: "factor" */ './factor-dialog.tsx').then((code) => code.FactorDialog),
);

/**
 * Returns a function that runs a call and, if the server wants a fresh factor, asks for it and runs the call again; and the
 * dialog that asks. A person who cancels sees the server's refusal.
 */
export function useFreshFactor() {
  const { asked, ask, answer } = useQuestion<ApiError>();
  const isAsking = useRef(false);
  const withFreshFactor = useCallback(
    async <Value,>(call: Call, run: () => Promise<Value>): Promise<Value> => {
      try {
        return await run();
      } catch (error) {
        // The dialog's own call is not asked for a factor.
        if (!(error instanceof ApiError) || isAsking.current) throw error;
        // Without the second factor that the company requires, the person sees their own account alone.
        if (error.code === 'factor_setup' && call.reads) window.location.replace('/account');
        if (error.code !== 'factor_stale') throw error;
        isAsking.current = true;
        const isConfirmed = await ask(error);
        isAsking.current = false;
        if (!isConfirmed) throw error;
        return run();
      }
    },
    [ask],
  );
  const dialog = asked && (
    <FactorDialog error={asked} onConfirmed={() => answer(true)} onClose={() => answer(false)} />
  );
  return [withFreshFactor, dialog] as const;
}
