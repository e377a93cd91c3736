/**
 * Reports uncaught errors from now on. The first error fetches the code for this.
 *
 * @param loaded Names of the features that have loaded pages.
 */
export function watchRuntimeErrors(loaded: ReadonlySet<string>): void {
  const report = (event: ErrorEvent | PromiseRejectionEvent) => {
    import('./report-runtime-error.ts').then(
      ({ reportRuntimeError }) => reportRuntimeError(event, loaded),
      // The next error fetches it again.
      () => undefined,
    );
  };
  window.addEventListener('error', report);
  window.addEventListener('unhandledrejection', report);
}
