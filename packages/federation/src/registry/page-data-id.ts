/**
 * Id of the element that holds the page's data as JSON. A module of its own, so that the inline script includes no
 * parser.
 */
export const pageDataId = 'tawseel-page';
