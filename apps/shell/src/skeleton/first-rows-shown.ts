declare global {
  // The inline script and the bundle share no module, so this variable passes the promise between them.
  var tawseelFirstRowsShown: Promise<void> | undefined;
}

/** Longest time in ms that the start of the shell waits for the first rows. */
const patience = 400;

/** Resolves when the inline script has painted the first rows of the page's list, or will not in time. */
export async function firstRowsShown(): Promise<void> {
  const shown = globalThis.tawseelFirstRowsShown;
  if (shown) await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, patience))]);
}
