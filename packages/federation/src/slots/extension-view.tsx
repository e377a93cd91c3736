import { Boundary, Loaded } from '@tawseel/ui';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { loadDeadline } from '../failure/deadline.ts';
import { useExtensions, type SlotExtension } from './extensions-context.ts';
import type { ComponentSlot, SlotProps } from './slot-props.ts';

/** Whether the deadline has passed; an extension that comes later still appears. */
function useIsLate() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), loadDeadline);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
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
  const waiting = useIsLate() ? failed : pending;
  return (
    <Boundary renderFailure={() => failed} onError={(error) => report(extension, error)}>
      <Suspense fallback={waiting}>
        <Loaded load={() => load(slot, extension)} pending={waiting}>
          {(View) => <View {...props} />}
        </Loaded>
      </Suspense>
    </Boundary>
  );
}
