/** Reads codes from a picture. */
export interface CodeReader {
  detect(picture: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

declare global {
  /** Some browsers have it, mostly those of phones. */
  var BarcodeDetector:
    | { new (): CodeReader; getSupportedFormats: () => Promise<readonly string[]> }
    | undefined;
}

/** Whether this browser itself reads codes by a camera. */
export function hasCodeReader(): boolean {
  return globalThis.BarcodeDetector !== undefined && 'mediaDevices' in navigator;
}

/** Pause between two pictures, in milliseconds. */
const pictureTime = 120;

/** Milliseconds for which a code stays read: the camera sees it in many pictures. */
const seenTime = 3000;

/**
 * Shows the camera at the back in a video, and passes each code on once while it is in view.
 *
 * @param reader The browser's own by default.
 * @throws DOMException when the person or the device refuses the camera
 */
export async function readCodes(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onCode: (code: string) => void,
  reader = globalThis.BarcodeDetector && new globalThis.BarcodeDetector(),
) {
  if (!reader) return;
  const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const end = () => camera.getTracks().forEach((track) => track.stop());
  if (signal.aborted) {
    end();
    return;
  }
  signal.addEventListener('abort', end);
  video.srcObject = camera;
  await video.play();
  const seen = new Map<string, number>();
  while (!signal.aborted) {
    // A picture that cannot be read is followed by another one.
    const found = await reader.detect(video).catch(() => []);
    if (signal.aborted) return;
    for (const { rawValue } of found) {
      const now = performance.now();
      if (now - (seen.get(rawValue) ?? -seenTime) >= seenTime) onCode(rawValue);
      seen.set(rawValue, now);
    }
    await new Promise((resolve) => setTimeout(resolve, pictureTime));
  }
}
