import { useCallback, useRef, useState } from 'react';

/**
 * A question that an action waits for. `ask` opens it about a subject and resolves to whether the person confirms; `asked` is the
 * subject while it is open, and `answer` closes it.
 */
export function useQuestion<Subject>() {
  const [asked, setAsked] = useState<Subject>();
  const settle = useRef<(isConfirmed: boolean) => void>(undefined);
  const ask = useCallback(
    (subject: Subject) =>
      new Promise<boolean>((resolve) => {
        settle.current = resolve;
        setAsked(subject);
      }),
    [],
  );
  const answer = (isConfirmed: boolean) => {
    setAsked(undefined);
    settle.current?.(isConfirmed);
  };
  return { asked, ask, answer };
}
