import { ApiError, type CallOptions } from '@tawseel/api-client';
import { fetchedDialog, useQuestion } from '@tawseel/ui';
import { useCallback } from 'react';
import type { OverdraftDialogProps } from './overdraft-dialog.tsx';

const OverdraftDialog = fetchedDialog<OverdraftDialogProps>(() =>
  import(/* webpackChunkName: "overdraft" */ './overdraft-dialog.tsx').then((code) => code.OverdraftDialog),
);

type Body = object | null | undefined;

/**
 * Returns a function that sends a change and, if it takes more cash than the cash box has, asks whether it may and sends it
 * again with the confirmation; and the dialog that asks. A person who cancels sees the server's refusal.
 */
export function useOverdraft() {
  const { asked, ask, answer } = useQuestion<ApiError>();
  const withOverdraft = useCallback(
    async <Value,>(
      body: Body,
      options: CallOptions,
      send: (body: Body, options: CallOptions) => Promise<Value>,
    ): Promise<Value> => {
      try {
        return await send(body, options);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'overdrawn' || !(await ask(error))) throw error;
        const { idempotencyKey: key } = options;
        // Another request, with a key of its own: a repetition of it has the same one.
        return send(
          { ...body, confirm: 'overdrawn' },
          { ...options, ...(key && { idempotencyKey: `${key}-overdrawn` }) },
        );
      }
    },
    [ask],
  );
  const dialog = asked && (
    <OverdraftDialog error={asked} onConfirm={() => answer(true)} onClose={() => answer(false)} />
  );
  return [withOverdraft, dialog] as const;
}
