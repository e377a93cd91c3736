/** Key of the tab's storage under which the override in use is kept. On its own, so that the first script brings no more. */
export const overrideKey = 'tawseel-override';

/** Version that stands for a local build, which has none of the release store's. */
export const localVersion = '0.0.0-local';
