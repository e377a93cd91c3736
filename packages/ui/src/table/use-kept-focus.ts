import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to `container`, a table or a list of cards, when the focused row in it unmounts: it was scrolled out of view, or
 * is no longer among the loaded rows.
 */
export function useKeptFocus(container: HTMLElement | null) {
  const focused = useRef<EventTarget>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    container?.addEventListener('focusin', follow);
    return () => container?.removeEventListener('focusin', follow);
  }, [container]);
  useLayoutEffect(() => {
    const { current } = focused;
    if (!(current instanceof Element) || current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) container?.focus({ preventScroll: true });
  });
}
