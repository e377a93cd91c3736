/**
 * Sources that React Compiler compiles: tables and their data, whose rows would otherwise render again with every letter of a search.
 * They memoize nothing by hand. All sources would add 18 kB to a list page, which may have 240.
 */
export const compiledByReact = /packages[\\/](api-client|ui[\\/]src[\\/]table)[\\/]/;
