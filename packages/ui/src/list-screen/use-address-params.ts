import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Time that parameters stand before the address is written, in ms: rows come before it, and a word makes one address. */
const addressPause = 200;

function browserAddress() {
  return window.location.pathname + window.location.search;
}

/**
 * The parameters of the page's address, at once after a change: the address itself is written behind them, because all
 * that reads it is drawn anew. Changes do not fill the history; an address that comes from elsewhere (a link, the Back
 * button) is taken as it is.
 */
export function useAddressParams() {
  const [address, setAddress] = useSearchParams();
  const [params, setParams] = useState(address);
  const seen = useRef(address);
  /** What was written and has not come back yet. One at a time: so it is told from an address that comes from elsewhere. */
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
    const timer = setTimeout(() => {
      // A link was followed, and this page stands only until the next one is loaded: to write would lead back here.
      if (place.current !== browserAddress()) return;
      written.current = text;
      setAddress(params, { replace: true });
    }, addressPause);
    return () => clearTimeout(timer);
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
