/** Result of verifying a failed script; `none`: it is now available with the released bytes. */
export type ScriptFailure = 'missing' | 'not-script' | 'integrity' | 'timeout' | 'none';

/** Timeout of each verification request, in milliseconds. */
const patience = 4_000;

function isScript(response: Response): boolean {
  return /javascript|ecmascript/.test(response.headers.get('content-type') ?? '');
}

function look(address: string, integrity: string): Promise<Response> {
  // Bypasses the browser's cache, which would keep a broken file for a year.
  return fetch(address, { cache: 'reload', integrity, signal: AbortSignal.timeout(patience) });
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/**
 * Requests a failed script again to find the reason, which browsers do not report.
 *
 * @param integrity Hash from the registry; a file without one was not released.
 */
export async function findScriptFailure(
  address: string,
  integrity: string | undefined,
): Promise<ScriptFailure> {
  try {
    if (integrity) {
      const checked = await look(address, integrity);
      if (checked.ok && isScript(checked)) return 'none';
    }
  } catch (error) {
    if (isTimeout(error)) return 'timeout';
    // It is either unavailable or has other bytes: a request without the integrity check tells which.
  }
  try {
    const response = await look(address, '');
    if (!response.ok) return 'missing';
    return isScript(response) ? 'integrity' : 'not-script';
  } catch (error) {
    return isTimeout(error) ? 'timeout' : 'missing';
  }
}
