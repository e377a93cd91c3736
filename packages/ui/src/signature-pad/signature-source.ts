/** Provides the picture of a signature when it is approved. */
export interface SignatureSource {
  /** A canvas that shows the signature alone. */
  toCanvas(): Promise<HTMLCanvasElement>;
}
