/** Start of the ids of the templates with a shell's skeletons; the language follows after a hyphen. */
export const skeletonId = 'tawseel-skeleton';

/** Start of the window event at which the inline script shows a skeleton; its language follows after a hyphen. */
export const skeletonEvent = 'tawseel-skeleton';

/** Stands for the address of the release in the styles of a skeleton. */
export const skeletonBase = '{base}';

/** Id of the inline JSON that describes the first rows of the page's list. */
export const listedRowsId = 'tawseel-rows';
