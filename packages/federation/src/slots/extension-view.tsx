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

interface LoadedExtensionProps<Slot extends ComponentSlot> extends Pick<
  ExtensionViewProps<Slot>,
  'slot' | 'extension' | 'props'
> {
  waiting: ReactNode;
}

function LoadedExtension<Slot extends ComponentSlot>({
  slot,
  extension,
  props,
  waiting,
}: LoadedExtensionProps<Slot>) {
  const { load } = useExtensions();
  const [code] = useState(() => ({ load: () => load(slot, extension), current: () => undefined }));
  return (
    <Loaded code={code} pending={waiting}>
      {(View) => <View {...props} />}
    </Loaded>
  );
}

/** One extension of a slot, isolated: its failures affect nothing around it. */
export function ExtensionView<Slot extends ComponentSlot>(view: ExtensionViewProps<Slot>) {
  const { slot, extension, props, pending, failed } = view;
  const { report } = useExtensions();
  const waiting = useIsLate() ? failed : pending;
  return (
    <Boundary renderFailure={() => failed} onError={(error) => report(extension, error)}>
      <Suspense fallback={waiting}>
        <LoadedExtension {...{ slot, extension, props, waiting }} />
      </Suspense>
    </Boundary>
  );
}
