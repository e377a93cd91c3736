/** Starts the service worker, with which the app opens without a network. Browsers provide it only to pages over HTTPS. */
export function registerWorker(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    // Without it the app still works with a network, and the next opening tries again.
    navigator.serviceWorker.register('/driver/sw.js', { scope: '/driver/' }).catch(() => undefined);
  });
}
