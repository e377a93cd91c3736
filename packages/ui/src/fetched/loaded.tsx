import { useLayoutEffect, useState, type ReactNode } from 'react';

interface State<Code> {
  code?: Code | undefined;
  failure?: { error: unknown };
}

export interface LoadedProps<Code extends object> {
  /** Called once. A failure is thrown to the error boundary. */
  load: () => Promise<Code>;
  /** The code, if it is loaded already. */
  current?: () => Code | undefined;
  /** Shown until the code has loaded. */
  pending: ReactNode;
  children: (code: Code) => ReactNode;
}

/** Content whose code loads while it is shown. Suspense would show `pending` for at least 300 ms, also when the code takes 10. */
export function Loaded<Code extends object>(props: LoadedProps<Code>): ReactNode {
  const [{ code, failure }, setState] = useState<State<Code>>(() => ({ code: props.current?.() }));
  const [load] = useState(() => props.load);
  useLayoutEffect(() => {
    if (code) return;
    load().then(
      (loaded) => setState({ code: loaded }),
      (error: unknown) => setState({ failure: { error } }),
    );
  }, [code, load]);
  if (failure) throw failure.error;
  return code ? props.children(code) : props.pending;
}
