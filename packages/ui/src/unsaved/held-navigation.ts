import { unsavedForms } from './unsaved-forms.ts';

/** A navigation that waits for the user's answer. */
interface HeldNavigation {
  /** The form whose input the navigation would lose. */
  isUnsaved: () => boolean;
  go: () => void;
}

/** The held navigation, and the listeners to its changes. */
interface HeldState {
  navigation: HeldNavigation | undefined;
  listeners: Set<() => void>;
}

declare global {
  // The shell's copy of the kit holds the navigation; the copy of the form asks the user.
  var tawseelHeld: HeldState | undefined;
}

globalThis.tawseelHeld ??= { navigation: undefined, listeners: new Set() };

const held: HeldState = globalThis.tawseelHeld;

function hold(navigation: HeldNavigation | undefined): void {
  held.navigation = navigation;
  for (const listener of held.listeners) listener();
}

/**
 * Holds a navigation if it would lose unsaved input of the page; the form's guard then asks the user.
 *
 * @param go Continues the navigation.
 * @returns Whether it is held.
 */
export function holdNavigation(go: () => void): boolean {
  const isUnsaved = [...unsavedForms.keys()].find((check) => check());
  if (isUnsaved) hold({ isUnsaved, go });
  return isUnsaved !== undefined;
}

/** The navigation that is held now. */
export const heldNavigation = {
  read: () => held.navigation,
  release: () => hold(undefined),
  subscribe(listener: () => void) {
    held.listeners.add(listener);
    return () => void held.listeners.delete(listener);
  },
};
