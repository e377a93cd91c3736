/** Provides the image of a signature when it is approved. */
export interface SignatureSource {
  /** The image as a PNG data URL. */
  toImage(): Promise<string>;
}
