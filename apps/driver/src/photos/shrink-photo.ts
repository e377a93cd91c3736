/** The largest photo that the server takes, in bytes. */
const largestFile = 200_000;
const longestSide = 1280;
const qualities = [0.8, 0.65, 0.5, 0.35];

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The photo could not be encoded'))),
      'image/jpeg',
      quality,
    );
  });
}

/** The picture as a JPEG with the given longest side; undefined if it is too large in every quality. */
async function encodeSmall(picture: ImageBitmap, side: number): Promise<Blob | undefined> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The photo could not be drawn');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  for (const quality of qualities) {
    const blob = await encode(canvas, quality);
    if (blob.size <= largestFile) return blob;
  }
  return undefined;
}

/**
 * A JPEG of at most 200 kB and 1280 pixels, upright and without the metadata of the photo, such as its place.
 *
 * @throws Error if the file is no picture that this browser reads.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (let side = longestSide; ; side = Math.round(side * 0.7)) {
      const blob = await encodeSmall(picture, side);
      if (blob) return blob;
    }
  } finally {
    picture.close();
  }
}
