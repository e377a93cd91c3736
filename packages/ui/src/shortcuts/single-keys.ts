import { readStored } from '../storage/stored.ts';

/** Name in `localStorage` of whether single keys are shortcuts. */
export const singleKeysKey = 'single-keys';

/** Whether single keys are shortcuts; the first by default. */
export const singleKeyChoices = ['on', 'off'] as const;

function isTyping(target: EventTarget | null) {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/**
 * Whether a press of a single key may be a shortcut: nobody types, no dialog is open, and the person has not turned such shortcuts
 * off, as people who speak their input do.
 */
export function isSingleKey(event: KeyboardEvent): boolean {
  return (
    !event.defaultPrevented &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !isTyping(event.target) &&
    document.querySelector('dialog[open]') === null &&
    readStored(singleKeysKey) !== 'off'
  );
}
