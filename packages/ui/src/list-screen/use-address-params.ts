import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { leaveQuestion } from '../unsaved/leave-guard.tsx';

/** Delay in ms before the URL is written: rows render first, also those of a slow search, and one word produces one URL. */
const addressPause = 400;

function browserAddress() {
  return window.location.pathname + window.location.search;
}

/**
 * Search parameters of the URL as local state. A change applies at once; the URL follows later, because every reader of the
 * URL renders again. Changes replace the history entry. A URL from elsewhere (a link, the Back button) replaces the state.
 */
export function useAddressParams() {
  const [address, setAddress] = useSearchParams();
  const [params, setParams] = useState(address);
  const seen = useRef(address);
  /** A written URL that has not arrived yet. It distinguishes our own change from one that comes from elsewhere. */
  const written = useRef<string>(undefined);
  const place = useRef<string>(undefined);

  useEffect(() => {
    place.current ??= browserAddress();
    if (seen.current !== address) {
      place.current = browserAddress();
      const isOwn = written.current === address.toString();
      seen.current = address;
      written.current = undefined;
      if (!isOwn) {
        setParams(address);
        return undefined;
      }
    }
    const text = params.toString();
    if (written.current !== undefined || text === address.toString()) return undefined;
    const timer = setInterval(() => {
      if (leaveQuestion.isOpen) return;
      clearInterval(timer);
      // A link was followed and this page only waits for the next one to load: writing would lead back here.
      if (place.current !== browserAddress()) return;
      written.current = text;
      setAddress(params, { replace: true });
    }, addressPause);
    return () => clearInterval(timer);
  }, [address, params, setAddress]);

  const change = useCallback((edit: (params: URLSearchParams) => void) => {
    setParams((now) => {
      const next = new URLSearchParams(now);
      edit(next);
      return next;
    });
  }, []);
  return [params, change] as const;
}
