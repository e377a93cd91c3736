import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Fills in values that arrive while the form is shown: a field that is empty, or has a former one, takes its value. */
export function useProposals<Output>(
  form: UseFormReturn<FieldValues, unknown, Output>,
  proposals: Readonly<Record<string, string>> | undefined,
): void {
  const former = useRef<Readonly<Record<string, string>>>({});
  useEffect(() => {
    for (const [name, defaultValue] of Object.entries(proposals ?? {})) {
      const value: unknown = form.getValues(name);
      if (value === '' || value === former.current[name])
        form.resetField(name, { defaultValue, keepError: true });
    }
    former.current = { ...former.current, ...proposals };
  }, [form, proposals]);
}
