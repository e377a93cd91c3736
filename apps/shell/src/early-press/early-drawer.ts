declare global {
  // The inline script and the bundle share no module, so this variable passes the drawer between them.
  var tawseelEarlyDrawer: HTMLDialogElement | undefined;
}

/** Whether the person has opened the drawer of the skeleton, which is still shown. */
export function isEarlyDrawerOpen(): boolean {
  const drawer = globalThis.tawseelEarlyDrawer;
  return drawer !== undefined && drawer.isConnected && drawer.open;
}
