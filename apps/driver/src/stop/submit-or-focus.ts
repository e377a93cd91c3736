import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

/** A handler that submits a form which is complete, and else moves the focus to its first error. */
export function submitOrFocus(isComplete: () => boolean, submit: () => void) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // Errors are in the page when the focus moves to the first of them.
    if (flushSync(isComplete)) submit();
    else form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
}
