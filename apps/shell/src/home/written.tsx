import { Money, Skeleton } from '@tawseel/ui';
import type { ReactNode } from 'react';

/** A value of the home page: a placeholder of a width while it loads, and a dash if it is null: unknown, or none. */
export function written<Value>(
  value: Value | null | undefined,
  write: (value: Value) => ReactNode,
  width: string,
): ReactNode {
  if (value === undefined) return <Skeleton $width={width} />;
  return value === null ? '—' : write(value);
}

/** An amount in JD, with its unit. */
export const money = (value: number) => <Money value={value} />;

/** An amount in JD without its unit, for lines below one that has it. */
export const plainMoney = (value: number) => <Money value={value} unit="none" />;
