import path from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Frame } from './read-stack.ts';

/** Returns the source map of a script as text; undefined without one. */
export type ReadSourceMap = (
  app: string,
  version: string | undefined,
  script: string,
) => Promise<string | undefined>;

/** A script whose name has the hash of its content: of one build alone. */
export const isNamedByContent = /\.[0-9a-f]{8}\.js$/;

/** Folder of an app's sources, for the paths that are shown. */
export type FolderOf = (app: string) => string;

const inWorkspace: FolderOf = (app) => `apps/${app}`;

/** Path of a source from the root of its repository, or below `node_modules`. */
function sourcePath(folder: string, source: string): string {
  const [, installed] = /.*\/(node_modules\/.+)$/.exec(source) ?? [];
  return installed ?? path.posix.join(folder, source);
}

function lineOf(map: TraceMap, source: string, line: number): string {
  const code = sourceContentFor(map, source)?.split('\n')[line - 1]?.trim();
  return code ? `\n      ${line} | ${code}` : '';
}

async function explainFrame(frame: Frame, readMap: ReadSourceMap, folderOf: FolderOf): Promise<string> {
  const { app, version, file, line, column } = frame;
  const place = `${app}/${file}:${line}:${column}`;
  if (version === undefined && !isNamedByContent.test(file))
    return `  at ${place} (of an unknown release of ${app})`;
  const text = await readMap(app, version, file);
  if (text === undefined)
    return `  at ${place} (no source map of ${[app, version].filter(Boolean).join(' ')})`;
  const map = new TraceMap(text);
  // Columns of source maps begin at 0.
  const found = originalPositionFor(map, { line, column: column - 1 });
  if (found.source === null) return `  at ${place} (code of the bundler)`;
  const source = `${sourcePath(folderOf(app), found.source)}:${found.line}:${found.column + 1}`;
  const name = found.name ? `${found.name} ` : '';
  return `  at ${name}(${source})${lineOf(map, found.source, found.line)}`;
}

/** The frames of a stack in source: file, line and column, and the line of code. */
export async function explainStack(
  frames: readonly Frame[],
  readMap: ReadSourceMap,
  folderOf = inWorkspace,
): Promise<string> {
  const lines: string[] = [];
  for (const frame of frames) lines.push(await explainFrame(frame, readMap, folderOf));
  return lines.join('\n');
}
