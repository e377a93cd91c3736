/**
 * The global variable in which the entry of a feature leaves what it exposes. By its name alone, a feature called `status`
 * or `history` would take the browser's own, and one called `order-tracking` could have none.
 */
export function containerName(feature: string): string {
  return `tawseel_${feature.replaceAll('-', '_')}`;
}
