/**
 * The global variable that holds a feature's container. Its plain name could overwrite a browser global (`status`,
 * `history`) or be an invalid identifier (`order-tracking`).
 */
export function containerName(feature: string): string {
  return `tawseel_${feature.replaceAll('-', '_')}`;
}
