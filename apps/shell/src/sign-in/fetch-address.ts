/**
 * Asks the configured service for the caller's address, as the contract has it on this screen. The server trusts only
 * the address it sees itself, so nothing waits for the answer and a failure is nobody's.
 */
export function fetchAddress(ipUrl: string): void {
  void fetch(ipUrl, { credentials: 'omit', signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
}
