let pixels: number | undefined;

/** Pixels of a length in rem, which follows the text size that the browser is set to. */
export function pixelsOf(rem: number): number {
  // Read once: reading it during a render would force a layout of styles.
  pixels ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return rem * pixels;
}
