import path from 'node:path';
import { folderGraph, importPath, isTestFile } from './folder-graph.mjs';
import { eachImported } from './imported.mjs';
import { placeOf } from './workspace-paths.mjs';

/**
 * The folders of a workspace import each other in one direction, imports of types included: a reader can start at the
 * bottom, and a folder can be moved or replaced without its users.
 *
 * @type {import('./rule.ts').Rule}
 */
export const noFolderCycle = {
  create(context) {
    const { cwd, filename } = context;
    if (isTestFile(filename)) return {};
    const workspace = path.join(cwd, placeOf(cwd, filename).folder);
    const from = path.dirname(filename);
    return eachImported((source) => {
      if (!source.value.startsWith('.')) return;
      const to = path.dirname(path.resolve(from, source.value));
      if (to === from) return;
      const wayBack = importPath(folderGraph(workspace), to, from);
      if (!wayBack) return;
      const cycle = [from, ...wayBack].map((folder) => path.relative(workspace, folder) || '.').join(' -> ');
      context.report({ node: source, message: `Folders import each other: ${cycle}.` });
    });
  },
};
