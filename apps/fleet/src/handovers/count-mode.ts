import { useMay } from '@tawseel/api-client';
import { useStoredChoice } from '@tawseel/ui/choice';

/** How this browser counts: with the expected cash in view, or blind. */
export const useCountMode = () => useStoredChoice('handover-count', ['open', 'blind']);

export type CountMode = ReturnType<typeof useCountMode>;

/** Whether the person only counts cash: a blind count then hides what is expected until it is posted. */
export const useOnlyCounts = () => !useMay('balances.change');
