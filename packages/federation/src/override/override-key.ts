/** Session storage key of the override in use. A module of its own, so that the first script imports nothing else. */
export const overrideKey = 'tawseel-override';

/** Placeholder version of a local build, which has no version of the release store. */
export const localVersion = '0.0.0-local';
