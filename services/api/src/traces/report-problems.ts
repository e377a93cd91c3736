import type { DiagLogger } from '@opentelemetry/api';

/** Least time between two lines, in milliseconds: a collector that is away fails each export. */
const everyMs = 60_000;

/** The message of an error that the SDK writes as JSON, without its stack. */
function messageOf(text: string): string {
  try {
    const error: unknown = JSON.parse(text);
    return error instanceof Object && 'message' in error ? String(error.message) : text;
  } catch {
    return text;
  }
}

/** Writes problems of the tracer (a collector that is away, a variable that is ignored) to stderr. */
export function reportProblems(
  write: (line: string) => void = (line) => process.stderr.write(line),
): DiagLogger {
  const last = new Map<string, number>();
  const report = (text: string) => {
    const message = messageOf(text).trim();
    const now = Date.now();
    if (now - (last.get(message) ?? -Infinity) < everyMs) return;
    // Messages are few, but those of a collector's responses are not ours.
    if (last.size >= 100) last.clear();
    last.set(message, now);
    write(`Traces: ${message}\n`);
  };
  return { error: report, warn: report, info() {}, debug() {}, verbose() {} };
}
