function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/** For `catch`: makes undefined of a file system's error with one of the codes, and throws any other. */
export function ignoring(...codes: string[]) {
  return (error: unknown): undefined => {
    const code = codeOf(error);
    if (typeof code !== 'string' || !codes.includes(code)) throw error;
  };
}
