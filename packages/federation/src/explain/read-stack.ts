import * as z from 'zod/mini';

/** A position in a script of a release. Lines and columns begin at 1, as browsers print them. */
export interface Frame {
  app: string;
  /** Undefined if the report does not name the release that the script belongs to. */
  version: string | undefined;
  file: string;
  line: number;
  column: number;
}

/** A reported error of a release. */
const report = z.object({
  feature: z.string(),
  version: z.string(),
  at: z.array(z.string()).check(z.minLength(1)),
});

const place = /^([a-z][a-z0-9-]*)\/([\w.-]+\.js):(\d+):(\d+)$/;
const address = /\/releases\/([a-z][a-z0-9-]*)\/(\d[\w.-]*)\/([\w.-]+\.js):(\d+):(\d+)/g;

/**
 * Frames of a report.
 *
 * @param at Places as `fleet/drivers.5f0c.js:1:204`.
 * @param release The app that the error is attributed to, and its version. The stack may also contain scripts of others.
 */
export function framesOfPlaces(at: readonly string[], release: { app: string; version: string }): Frame[] {
  return at.flatMap((text) => {
    const [, app = '', file = '', line, column] = place.exec(text) ?? [];
    if (app === '') return [];
    const version = app === release.app ? release.version : undefined;
    return { app, version, file, line: Number(line), column: Number(column) };
  });
}

function framesOfAddresses(text: string): Frame[] {
  return [...text.matchAll(address)].map(([, app = '', version, file = '', line, column]) => ({
    app,
    version,
    file,
    line: Number(line),
    column: Number(column),
  }));
}

function framesOfJson(text: string): Frame[] | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  const known = z.safeParse(report, data);
  if (!known.success) return undefined;
  const { feature: app, version, at } = known.data;
  return framesOfPlaces(at, { app, version });
}

/**
 * Reads the frames of a text: the body of a report, the log line of one, or a stack as a browser prints it.
 *
 * @throws Error of one sentence if the text names no script of a release.
 */
export function readStack(text: string): Frame[] {
  const ofReport = [text, ...text.split('\n')].map(framesOfJson).find((frames) => frames !== undefined);
  const frames = ofReport ?? framesOfAddresses(text);
  if (frames.length === 0)
    throw new Error(
      'The text names no script of a release such as /releases/fleet/1.2.0-5f0c/drivers.js:1:204.',
    );
  return frames;
}
