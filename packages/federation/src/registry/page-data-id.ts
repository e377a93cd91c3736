/** Id of the element that holds the page's data as JSON. On its own, so that the inline script brings no parser. */
export const pageDataId = 'tawseel-page';
