import { useCallback, useRef, type Ref } from 'react';

function pass<Target>(ref: Ref<Target> | undefined, target: Target | null) {
  if (typeof ref === 'function') ref(target);
  else if (ref) ref.current = target;
}

/** A ref that moves the focus to the field which replaces a focused one, when its code has loaded. */
export function useSteadyFocus(ref: Ref<HTMLInputElement> | undefined) {
  const hadFocus = useRef(false);
  return useCallback(
    (field: HTMLInputElement) => {
      pass(ref, field);
      if (hadFocus.current) field.focus();
      return () => {
        hadFocus.current = document.activeElement === field;
        pass(ref, null);
      };
    },
    [ref],
  );
}
