import { TableError } from './table-error.ts';
import { type Pause, piecesOf } from './time-slices.ts';

const sampleBytes = 4096;

/** UTF-16 of a file without a byte order mark: separators and digits have a zero byte, other encodings have none. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0];
  bytes.subarray(0, sampleBytes).forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even === 0 && odd === 0) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function encodingOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return unmarkedUtf16(bytes);
}

/** Control characters other than tabs and line breaks. */
const binary = /(?![\t\n\v\f\r\u0080-\u009F])\p{Cc}/u;

async function decode(bytes: Uint8Array, pause: Pause, decoder: TextDecoder): Promise<string> {
  let text = '';
  for await (const piece of piecesOf(bytes, pause)) {
    const decoded = decoder.decode(piece, { stream: true });
    if (binary.test(decoded)) throw new TableError('unknownType');
    text += decoded;
  }
  return text + decoder.decode();
}

/**
 * The text of a CSV file.
 *
 * @throws TableError of a file that is no text, or that is markup: shops export HTML tables as `.xls`.
 */
export async function decodeText(bytes: Uint8Array, pause: Pause): Promise<string> {
  const encoding = encodingOf(bytes);
  const text = await decode(bytes, pause, new TextDecoder(encoding, { fatal: encoding === undefined })).catch(
    (error: unknown) => {
      if (error instanceof TableError) throw error;
      // Excel saves CSV files in the code page of Arabic Windows.
      return decode(bytes, pause, new TextDecoder('windows-1256'));
    },
  );
  if (/^(?:%PDF|\s*<)/.test(text)) throw new TableError('unknownType');
  return text;
}
