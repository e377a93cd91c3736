/**
 * The oldest browsers that run the console: those with popovers and `URL.canParse`, which are the newest features that it cannot
 * do without. Builds compile for these versions, and older browsers get a page that names them.
 */
export const oldestBrowsers = { chrome: 120, edge: 120, firefox: 125, safari: 17, ios_saf: 17 } as const;

/** The same as queries of Browserslist. */
export const browserQueries = Object.entries(oldestBrowsers).map(
  ([browser, version]) => `${browser} >= ${version}`,
);
