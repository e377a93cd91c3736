import { useEffect, useRef, type MouseEvent } from 'react';

const typed = 'input:not([type="radio"]), select, textarea, [contenteditable]';

const isTypedIn = (target: EventTarget | null) => target instanceof Element && target.closest(typed) !== null;

/**
 * The field that scanners type in. It has the focus first, and gets back what is typed on the rest of the page: a scanner types
 * wherever the focus is.
 */
export function useCodeField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    const catchKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey || isTypedIn(target) || !/^[\p{L}\p{N}]$/u.test(key)) return;
      if (document.querySelector('dialog[open]')) return;
      // Not a shortcut of the console either.
      event.stopPropagation();
      field.current?.focus();
    };
    window.addEventListener('keydown', catchKey, { capture: true });
    return () => window.removeEventListener('keydown', catchKey, { capture: true });
  }, []);
  /** Returns the focus after a click by mouse. A touch would open the keyboard of the screen. */
  const onClick = ({ target, nativeEvent }: MouseEvent) => {
    const isMouse = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';
    if (isMouse && !isTypedIn(target)) field.current?.focus();
  };
  return { field, onClick };
}
