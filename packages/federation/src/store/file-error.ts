function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/** Handler for `catch`: returns undefined for a file system error with one of the codes, and rethrows any other. */
export function ignoring(...codes: string[]) {
  return (error: unknown): undefined => {
    const code = codeOf(error);
    if (typeof code !== 'string' || !codes.includes(code)) throw error;
  };
}
