/**
 * Reports errors that nothing catches from now on. What does that is fetched with the first of them.
 *
 * @param loaded Names of the features that pages have been loaded from.
 */
export function watchRuntimeErrors(loaded: ReadonlySet<string>): void {
  const report = (event: ErrorEvent | PromiseRejectionEvent) => {
    import(/* webpackChunkName: "runtime-errors" */ './report-runtime-error.ts').then(
      ({ reportRuntimeError }) => reportRuntimeError(event, loaded),
      // It will be fetched again with the next one.
      () => undefined,
    );
  };
  window.addEventListener('error', report);
  window.addEventListener('unhandledrejection', report);
}
