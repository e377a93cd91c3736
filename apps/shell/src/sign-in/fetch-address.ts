/**
 * Requests the caller's address from the configured service, as the API's contract requires on this screen. The
 * server trusts only the address of the connection, so nothing waits for the response and a failure is ignored.
 */
export function fetchAddress(ipUrl: string): void {
  void fetch(ipUrl, { credentials: 'omit', signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
}
