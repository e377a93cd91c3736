import type { ReactNode } from 'react';
import type { Fetched } from '../prefetch/fetched.ts';
import { useRequiredCode } from './use-fetched.ts';

export interface LoadedProps<Code> {
  /** Code that the content cannot do without. */
  code: Fetched<Code>;
  /** Shown until the code has loaded. */
  pending: ReactNode;
  children: (code: Code) => ReactNode;
}

/** Content whose code loads while it is shown. */
export function Loaded<Code>({ code, pending, children }: LoadedProps<Code>): ReactNode {
  const loaded = useRequiredCode(code);
  return loaded === undefined ? pending : children(loaded);
}
