import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Holds back the submit of the form around `field` while its option is awaited. Call the returned function with the result: a held
 * submit runs with the picked option, and without one the focus returns to the field.
 */
export function useHeldSubmit(field: RefObject<HTMLElement | null>, isAwaited: boolean) {
  const isPicked = useRef<boolean>(undefined);
  useEffect(() => {
    const { current } = field;
    const form = current?.closest('form');
    if (!isAwaited || !form) return;
    isPicked.current = undefined;
    let held: SubmitEvent | undefined;
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      held = event;
    };
    form.addEventListener('submit', hold, { capture: true });
    return () => {
      form.removeEventListener('submit', hold, { capture: true });
      if (!held) return;
      if (isPicked.current) form.requestSubmit(held.submitter);
      else if (isPicked.current === false) current?.querySelector('input')?.focus();
    };
  }, [field, isAwaited]);
  return useCallback((isFound: boolean) => {
    isPicked.current = isFound;
  }, []);
}
