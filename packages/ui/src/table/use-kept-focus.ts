import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

function moveLostFocus(focused: RefObject<EventTarget | null>, container: HTMLElement | null) {
  const { current } = focused;
  if (!container || !(current instanceof Element) || current.isConnected) return;
  focused.current = null;
  if (document.activeElement === document.body) container.focus({ preventScroll: true });
}

/**
 * Moves the focus to `container`, such as a table or a list of cards, when the focused element in it unmounts: its row was scrolled
 * out of view or is no longer among the loaded ones, or the list has become long and mounts only the rows near the view.
 */
export function useKeptFocus(container: HTMLElement | null) {
  const focused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    container?.addEventListener('focusin', follow);
    return () => container?.removeEventListener('focusin', follow);
  }, [container]);
  useLayoutEffect(() => moveLostFocus(focused, container));
  // When the caller unmounts, its elements leave after this.
  useLayoutEffect(() => () => queueMicrotask(() => moveLostFocus(focused, container)), [container]);
}
