import {
  NavigationType,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Navigator,
  type To,
} from 'react-router-dom';
import { holdNavigation } from '../unsaved/held-navigation.ts';

/**
 * The router's view of the browser's history. A navigation to another page is held while a form has unsaved input. The
 * router's own data mode can do this too, with three times the code.
 */
export function createRouter() {
  const history = createBrowserHistory({ v5Compat: true });
  const read = () => ({ location: history.location, historyAction: history.action });
  const pathOf = (to: To) => history.encodeLocation(to).pathname;
  const subscribers = new Set<() => void>();
  let state = read();
  /** Whether the next change of the history is the way back from a held one. */
  let isReturning = false;
  /** Whether the user has allowed the next change. */
  let isAllowed = false;
  let stop: (() => void) | undefined;

  const holds = (to: To, go: () => void) => pathOf(to) !== pathOf(state.location) && holdNavigation(go);

  function change({ location, delta }: { location: To; delta: number | null }): void {
    if (isReturning) {
      isReturning = false;
      return;
    }
    const goAgain = () => {
      isAllowed = true;
      history.go(delta ?? 0);
    };
    // The browser has already changed the address: the way back restores it.
    if (history.action === NavigationType.Pop && delta && !isAllowed && holds(location, goAgain)) {
      isReturning = true;
      history.go(-delta);
      return;
    }
    isAllowed = false;
    state = read();
    for (const subscriber of subscribers) subscriber();
  }

  /** Navigates, unless the navigation is held. */
  function attempt(to: To, go: () => void): void {
    if (!holds(to, go)) go();
  }

  const navigator: Navigator = {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, added) => attempt(to, () => history.push(to, added)),
    replace: (to, added) => attempt(to, () => history.replace(to, added)),
  };

  return {
    /** The current location, and how it was reached. */
    get state() {
      return state;
    },
    navigator,
    /** Calls `subscriber` after each change. @returns A function that ends it. */
    subscribe(subscriber: () => void) {
      stop ??= history.listen(change);
      subscribers.add(subscriber);
      return () => {
        subscribers.delete(subscriber);
        if (subscribers.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

export type ConsoleRouter = ReturnType<typeof createRouter>;
