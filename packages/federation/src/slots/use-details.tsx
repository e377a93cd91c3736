import { Skeleton, type Detail } from '@tawseel/ui';
import { ExtensionView } from './extension-view.tsx';
import { useExtensions } from './extensions-context.ts';
import type { DetailsSlot, SlotProps } from './slot-props.ts';

/** The lines that extensions add to a details dialog; each label is shown immediately, its value once loaded. */
export function useDetails<Slot extends DetailsSlot>(slot: Slot): (props: SlotProps[Slot]) => Detail[] {
  const { of, language } = useExtensions();
  return (props) =>
    of(slot).map((extension) => ({
      label: extension.label[language],
      value: <ExtensionView {...{ slot, extension, props }} pending={<Skeleton />} failed="—" />,
    }));
}
