const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * The trace of one request, which starts with it: https://www.w3.org/TR/trace-context/. The server decides whether it is
 * recorded.
 */
export function traceHeaders(): Record<string, string> {
  return { traceparent: `00-${hex(16)}-${hex(8)}-01` };
}
