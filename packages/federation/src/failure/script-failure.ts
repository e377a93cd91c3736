/** What a second look at a script that failed found; `none`: it can be had now, and is the one that was released. */
export type ScriptFailure = 'missing' | 'not-script' | 'integrity' | 'timeout' | 'none';

/** How long each look may take, in milliseconds. */
const patience = 4_000;

function isScript(response: Response): boolean {
  return /javascript|ecmascript/.test(response.headers.get('content-type') ?? '');
}

function look(address: string, integrity: string): Promise<Response> {
  // Past the browser's cache: a broken file in there would be kept for a year.
  return fetch(address, { cache: 'reload', integrity, signal: AbortSignal.timeout(patience) });
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/**
 * Finds out why a script failed to load, which a browser does not tell: asks for it again and looks at what comes.
 *
 * @param integrity What the registry says its bytes must be; without it, it is a file that nobody released.
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
    // Either it cannot be had, or its bytes are others: the look without the check tells.
  }
  try {
    const response = await look(address, '');
    if (!response.ok) return 'missing';
    return isScript(response) ? 'integrity' : 'not-script';
  } catch (error) {
    return isTimeout(error) ? 'timeout' : 'missing';
  }
}
