// A module of its own, because a bundler gives a CommonJS package that is imported on use no named exports.
import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm';

let loading: Promise<void> | undefined;

/** A Zstandard frame of the content, compressed with the dictionary. */
export async function compressFrame(dictionary: Buffer, content: Buffer, level: number): Promise<Uint8Array> {
  await (loading ??= init());
  const context = createCCtx();
  try {
    return compressUsingDict(context, content, dictionary, level);
  } finally {
    freeCCtx(context);
  }
}
