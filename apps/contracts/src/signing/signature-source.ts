/** Where a signature's picture comes from once it is approved. */
export interface SignatureSource {
  /** The picture as a PNG data URL. */
  toImage(): Promise<string>;
}
