import { readPageData } from '@tawseel/federation';
import { useEffect, useRef } from 'react';

async function askAddress(ipUrl: string): Promise<string> {
  const response = await fetch(ipUrl, { credentials: 'omit', signal: AbortSignal.timeout(5_000) });
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'ip' in body && typeof body.ip === 'string'
    ? body.ip
    : '';
}

/**
 * Requests this browser's address from the configured service while the contract is read. The server stores it beside the
 * address it sees itself. If the service does not respond, the signature is sent without it.
 */
export function useReportedAddress(): () => Promise<string> {
  const request = useRef<Promise<string>>(undefined);
  useEffect(() => {
    const ipUrl = readPageData()?.config.ipUrl;
    request.current ??= ipUrl ? askAddress(ipUrl).catch(() => '') : Promise.resolve('');
  }, []);
  return () => request.current ?? Promise.resolve('');
}
