import { styled } from 'styled-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useFetched } from '../fetched/use-fetched.ts';
import { PopoverDialog } from '../menu/popover-panel.ts';
import { usePopover } from '../menu/use-popover.ts';
import { fetched } from '../prefetch/fetched.ts';
import { chipStyles } from './chip.styles.ts';

const code = fetched(() => import('./pickers.ts'));

type Pickers = NonNullable<ReturnType<typeof code.current>>;

const Chip = styled(Button)`
  && {
    ${chipStyles}
  }
`;

interface PickedProps {
  onFail?: () => void;
  /** Content until the code is loaded. */
  pending?: string;
  children: (pickers: Pickers) => ReactNode;
}

/** Content whose code is not part of the page's first load. */
export function Picked({ onFail, pending, children }: PickedProps) {
  const pickers = useFetched(code, onFail);
  return pickers ? children(pickers) : pending;
}

export interface FilterPanelProps extends Omit<ComponentPropsWithRef<typeof Chip>, 'children' | 'popover'> {
  label: string;
  isSet: boolean;
  /** Content of the button. */
  shown: ReactNode;
  children: (pickers: Pickers, close: () => void) => ReactNode;
}

/** A filter that opens a panel. */
export function FilterPanel({ label, isSet, shown, children, ...rest }: FilterPanelProps) {
  // Content that loads late focuses its field itself.
  const { isOpen, anchor, popover, close } = usePopover((panel) => panel.querySelector('input')?.focus());
  return (
    <>
      <Chip aria-haspopup="dialog" data-set={isSet || undefined} {...rest} {...anchor}>
        {shown}
      </Chip>
      <PopoverDialog aria-label={label} {...popover}>
        {isOpen && <Picked onFail={close}>{(pickers) => children(pickers, close)}</Picked>}
      </PopoverDialog>
    </>
  );
}
