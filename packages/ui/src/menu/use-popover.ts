import { useCallback, useEffect, useId, useRef, useState, type ToggleEvent } from 'react';
import { flushSync } from 'react-dom';
import { pixelsOf } from '../theme/text-size.ts';

const gap = 6;
/** Least distance from the edges of the window. */
const edge = 8;
/** Width in rem of the widest popover, whose content loads after it is placed. */
const widest = 21.25;
/** Height of a short menu in rem: a menu with less space below its button opens on the side with more. */
const short = 11.25;

/** Whether an element is where it was. */
function isAt(before: DOMRect | undefined, element: Element | null) {
  const now = element?.getBoundingClientRect();
  return before?.top === now?.top && before?.left === now?.left;
}

/** Positions `popover` below its anchor, or above it near the bottom of the window, no higher than the space there. */
function place(popover: HTMLElement, anchor: Element) {
  const { top, bottom, left, right } = anchor.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const page = document.documentElement.clientWidth || innerWidth;
  const below = innerHeight - bottom;
  const isLow = below < Math.max(pixelsOf(short), innerHeight * 0.3) && top > below;
  const isRight = left + right > page;
  popover.style.inset = 'auto';
  popover.style.setProperty(isLow ? 'bottom' : 'top', `${isLow ? innerHeight - top + gap : bottom + gap}px`);
  popover.style.setProperty('--room', `${(isLow ? top : below) - gap - edge}px`);
  const inset = Math.max(edge, Math.min(isRight ? page - right : left, page - pixelsOf(widest)));
  popover.style.setProperty(isRight ? 'right' : 'left', `${inset}px`);
}

/**
 * A native popover and its button. Escape and a press outside close it, and the focus returns to the button. Spread
 * `anchor` on the button and `popover` on the element.
 */
export function usePopover(onOpen?: (popover: HTMLElement) => void) {
  const id = useId();
  const anchorRef = useRef<HTMLButtonElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);
  const placedAt = useRef<DOMRect>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => popoverRef.current?.hidePopover(), []);

  useEffect(() => {
    if (!isOpen) return;
    // Only scrolling that moves the button: a blurred field also scrolls, back to the start of its own text, and the scrolling
    // to a button that gets the focus is reported once its popover is open.
    const closeIfMoved = () => {
      if (!isAt(placedAt.current, anchorRef.current)) close();
    };
    window.addEventListener('scroll', closeIfMoved, { capture: true, passive: true });
    window.addEventListener('resize', close);
    return () => {
      window.removeEventListener('scroll', closeIfMoved, { capture: true });
      window.removeEventListener('resize', close);
    };
  }, [isOpen, close]);

  return {
    isOpen,
    close,
    anchor: { ref: anchorRef, popoverTarget: id, 'aria-expanded': isOpen, 'aria-controls': id },
    popover: {
      ref: popoverRef,
      id,
      popover: 'auto' as const,
      onBeforeToggle: (event: ToggleEvent<HTMLDivElement>) => {
        if (event.newState === 'closed') return;
        // The content mounts before the popover is shown, and unmounts after the focus has left it.
        flushSync(() => setIsOpen(true));
        if (!anchorRef.current) return;
        place(event.currentTarget, anchorRef.current);
        placedAt.current = anchorRef.current.getBoundingClientRect();
      },
      onToggle: (event: ToggleEvent<HTMLDivElement>) => {
        setIsOpen(event.newState === 'open');
        if (event.newState === 'open') onOpen?.(event.currentTarget);
      },
    },
    open: () => popoverRef.current?.showPopover(),
  };
}
