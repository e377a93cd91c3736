import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';

/**
 * The text of a report in a file, or from the standard input for `-`.
 *
 * @throws Error of one sentence when the file cannot be read
 */
export async function readReport(file: string): Promise<string> {
  if (file === '-') return text(process.stdin);
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new Error(`${file} cannot be read: name a file with a log line or a stack, or - for the input.`, {
      cause,
    });
  }
}
