import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useStableHandler } from '../handler/use-stable-handler.ts';

/** State of a navigation to a page for one thing that is done there, such as creating the first row. */
export interface Visit {
  /** Address to which the page returns when it is done. */
  from: string;
  /** The visit that the page at `from` was opened for itself. */
  before?: Visit | undefined;
  /** The dialog that the page opens at once, as the page names it. */
  opens?: string | undefined;
}

function visitOf({ state }: Location): Visit | undefined;
function visitOf({ state }: { state: unknown }): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state : undefined;
}

/** The visit of a page from the present one. */
export function visitFrom(location: Location, opens?: string): Visit {
  const { pathname, search, hash } = location;
  return { from: `${pathname}${search}${hash}`, before: visitOf(location), opens };
}

/** The visit that the page was opened for; undefined if it was opened for itself. */
export function useVisit(): Visit | undefined {
  return visitOf(useLocation());
}

/**
 * A function that ends the visit and returns; undefined if the page was opened for itself. It navigates after the next render:
 * the form that called it has unmounted by then, or is saved.
 */
export function useReturn(): (() => void) | undefined {
  const present = useVisit();
  const [visit] = useState(present);
  const [isOver, setIsOver] = useState(false);
  const navigate = useNavigate();
  const go = useStableHandler(() => visit && void navigate(visit.from, { state: visit.before ?? null }));
  useEffect(() => {
    if (isOver) go();
  }, [isOver, go]);
  return visit && (() => setIsOver(true));
}
