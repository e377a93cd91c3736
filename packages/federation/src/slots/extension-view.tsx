import { Boundary } from '@tawseel/ui';
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadDeadline } from '../failure/deadline.ts';
import { useExtensions, type SlotExtension } from './extensions-context.ts';
import type { ComponentSlot, SlotProps } from './slot-props.ts';

/** Replaces `pending` by `failed` after the deadline; an extension that comes later still appears. */
function Pending({ pending, failed }: { pending: ReactNode; failed: ReactNode }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), loadDeadline);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? failed : pending;
}

export interface ExtensionViewProps<Slot extends ComponentSlot> {
  slot: Slot;
  extension: SlotExtension;
  props: SlotProps[Slot];
  /** Shown until the extension renders; reserve its space here, so that nothing shifts. */
  pending: ReactNode;
  /** Shown in its place if it fails to load or render, or does not appear before the deadline. */
  failed: ReactNode;
}

/** One extension of a slot, isolated: its failures affect nothing around it. */
export function ExtensionView<Slot extends ComponentSlot>(view: ExtensionViewProps<Slot>) {
  const { slot, extension, props, pending, failed } = view;
  const { load, report } = useExtensions();
  const [View] = useState((): ComponentType<SlotProps[Slot]> =>
    lazy(async () => ({ default: await load(slot, extension) })),
  );
  return (
    <Boundary renderFailure={() => failed} onError={(error) => report(extension, error)}>
      <Suspense fallback={<Pending pending={pending} failed={failed} />}>
        <View {...props} />
      </Suspense>
    </Boundary>
  );
}
