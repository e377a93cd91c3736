import { useEffect, useLayoutEffect, useRef } from 'react';

/** Moves the focus to the table when the focused row unmounts: it was scrolled out of view, or is no longer among the loaded rows. */
export function useKeptFocus(scroller: HTMLElement | null) {
  const focused = useRef<EventTarget>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    scroller?.addEventListener('focusin', follow);
    return () => scroller?.removeEventListener('focusin', follow);
  }, [scroller]);
  useLayoutEffect(() => {
    const { current } = focused;
    if (!(current instanceof Element) || current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) scroller?.focus({ preventScroll: true });
  });
}
