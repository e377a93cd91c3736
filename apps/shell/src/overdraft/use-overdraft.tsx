import { ApiError } from '@tawseel/api-client';
import { fetchedDialog, useQuestion } from '@tawseel/ui';
import { useCallback } from 'react';
import type { OverdraftDialogProps } from './overdraft-dialog.tsx';

const OverdraftDialog = fetchedDialog<OverdraftDialogProps>(() =>
  import(/* webpackChunkName: "overdraft" */ './overdraft-dialog.tsx').then((code) => code.OverdraftDialog),
);

/**
 * Returns a function that sends a change and, if it takes more cash than the cash box has, asks whether it may and sends it
 * again with the confirmation; and the dialog that asks. A person who cancels sees the server's refusal.
 */
export function useOverdraft() {
  const { asked, ask, answer } = useQuestion<ApiError>();
  const withOverdraft = useCallback(
    async <Value,>(
      body: object | null | undefined,
      send: (body: object | null | undefined) => Promise<Value>,
    ): Promise<Value> => {
      try {
        return await send(body);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'overdrawn' || !(await ask(error))) throw error;
        return send({ ...body, confirm: 'overdrawn' });
      }
    },
    [ask],
  );
  const dialog = asked && (
    <OverdraftDialog error={asked} onConfirm={() => answer(true)} onClose={() => answer(false)} />
  );
  return [withOverdraft, dialog] as const;
}
