import arabic from '@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-400-normal.woff2';
import latinExtended from '@fontsource/great-vibes/files/great-vibes-latin-ext-400-normal.woff2';
import latin from '@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff2';

const size = 40;
const ranges = {
  arabic: 'U+0600-06FF, U+0750-077F, U+08A0-08FF, U+FB50-FDFF, U+FE70-FEFC',
  latin: 'U+0000-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-206F',
  latinExtended: 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F, U+A720-A7FF',
};

let isKnown = false;

/** Registers the signature fonts; the browser fetches a file when a name needs it. */
function addFaces() {
  if (isKnown) return;
  isKnown = true;
  const face = (family: string, url: string, unicodeRange: string) =>
    document.fonts.add(new FontFace(family, `url(${url}) format('woff2')`, { unicodeRange }));
  face('Arabic Signature', arabic, ranges.arabic);
  face('Latin Signature', latin, ranges.latin);
  face('Latin Signature', latinExtended, ranges.latinExtended);
}

/** Font of a typed signature at a size in px: a ruq'ah face for Arabic letters, a script face for Latin ones. */
export function signatureFont(pixels: number = size): string {
  return `${pixels}px "Latin Signature", "Arabic Signature", cursive`;
}

/** Waits for the font files that `name` needs; if they fail, the browser's cursive font is used. */
export async function loadSignatureFont(name: string): Promise<void> {
  addFaces();
  await document.fonts.load(signatureFont(), name).catch(() => []);
}
