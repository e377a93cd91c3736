import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const sources = /\.[mc]?[jt]sx?$/;
const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]*)['"]/g;

/** Whether a file only tests others: a test may look at everything. @param {string} file */
export function isTestFile(file) {
  return /\.(test|spec|bench)\.[jt]sx?$/.test(file) || /[\\/]testing[\\/]/.test(file);
}

/** @typedef {Map<string, Set<string>>} FolderGraph each folder with the folders its files import from */

/** @type {Map<string, FolderGraph>} */
const graphs = new Map();

/**
 * The folders of a workspace and the imports between them, read once per process.
 *
 * @param {string} workspace absolute path
 * @returns {FolderGraph}
 */
export function folderGraph(workspace) {
  const known = graphs.get(workspace);
  if (known) return known;
  /** @type {FolderGraph} */
  const graph = new Map();
  for (const entry of readdirSync(workspace, { recursive: true, withFileTypes: true })) {
    const folder = entry.parentPath;
    const file = path.join(folder, entry.name);
    if (!entry.isFile() || !sources.test(entry.name) || isTestFile(file)) continue;
    if (/[\\/](node_modules|dist|template)[\\/]/.test(file)) continue;
    const targets = graph.get(folder) ?? new Set();
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(specifiers)) {
      const target = path.dirname(path.resolve(folder, specifier));
      if (target !== folder) targets.add(target);
    }
    graph.set(folder, targets);
  }
  graphs.set(workspace, graph);
  return graph;
}

/**
 * The folders on the way from one folder to another along imports, both included; undefined where no way leads there.
 *
 * @param {FolderGraph} graph
 * @param {string} from
 * @param {string} to
 * @returns {string[] | undefined}
 */
export function importPath(graph, from, to) {
  /** @type {Map<string, string | undefined>} */
  const cameFrom = new Map([[from, undefined]]);
  const queue = [from];
  for (const folder of queue) {
    if (folder === to) return wayTo(folder, cameFrom);
    for (const next of graph.get(folder) ?? []) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, folder);
      queue.push(next);
    }
  }
  return undefined;
}

/**
 * @param {string} folder
 * @param {Map<string, string | undefined>} cameFrom
 * @returns {string[]}
 */
function wayTo(folder, cameFrom) {
  const before = cameFrom.get(folder);
  /** @type {string[]} */
  const way = before === undefined ? [] : wayTo(before, cameFrom);
  return [...way, folder];
}
