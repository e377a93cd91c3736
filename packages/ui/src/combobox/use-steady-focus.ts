import { useCallback, useRef, type Ref } from 'react';

function pass<Target>(ref: Ref<Target> | undefined, target: Target | null) {
  if (typeof ref === 'function') ref(target);
  else if (ref) ref.current = target;
}

/**
 * A ref that moves the focus to the field which replaces a focused one, when its code has loaded. That field also gets the
 * letters that were typed before.
 */
export function useSteadyFocus(ref: Ref<HTMLInputElement> | undefined) {
  /** Undefined if the replaced field had no focus. */
  const typed = useRef<string>(undefined);
  return useCallback(
    (field: HTMLInputElement) => {
      pass(ref, field);
      let text = typed.current;
      if (text !== undefined) field.focus();
      if (text && !field.readOnly) {
        // React would ignore the event after an assigned value.
        field.setRangeText(text, 0, field.value.length, 'end');
        field.dispatchEvent(new Event('input', { bubbles: true }));
        text = '';
      }
      const press = ({ key }: KeyboardEvent) => {
        if (field.readOnly && !key[1]) text = (text ?? '') + key;
      };
      // Unlike `keydown`, not for shortcuts.
      field.addEventListener('keypress', press);
      return () => {
        typed.current = document.activeElement === field ? (text ?? '') : undefined;
        field.removeEventListener('keypress', press);
        pass(ref, null);
      };
    },
    [ref],
  );
}
