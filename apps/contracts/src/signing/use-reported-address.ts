import { readPageData } from '@tawseel/federation';
import { useEffect, useRef } from 'react';

async function askAddress(ipUrl: string): Promise<string> {
  const response = await fetch(ipUrl, { credentials: 'omit', signal: AbortSignal.timeout(5_000) });
  const answer: unknown = await response.json();
  return typeof answer === 'object' && answer !== null && 'ip' in answer && typeof answer.ip === 'string'
    ? answer.ip
    : '';
}

/**
 * Asks the configured service for this browser's address while the page is read. The server keeps it beside the address
 * that it sees itself; where the service does not answer, the signature goes without.
 */
export function useReportedAddress(): () => Promise<string> {
  const asked = useRef<Promise<string>>(undefined);
  useEffect(() => {
    const ipUrl = readPageData()?.config.ipUrl;
    asked.current ??= ipUrl ? askAddress(ipUrl).catch(() => '') : Promise.resolve('');
  }, []);
  return () => asked.current ?? Promise.resolve('');
}
