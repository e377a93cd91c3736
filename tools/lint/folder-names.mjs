import path from 'node:path';

const meaningless = new Set(['common', 'core', 'helper', 'helpers', 'misc', 'util', 'utils']);

/**
 * A folder is a noun of the product: the tree is the map.
 *
 * @type {import('./rule.ts').Rule}
 */
export const folderNames = {
  create(context) {
    return {
      Program(node) {
        const folders = path.relative(context.cwd, path.dirname(context.filename)).split(path.sep);
        const name = folders.find((folder) => meaningless.has(folder));
        if (name)
          context.report({ node, message: `"${name}" says nothing: name the folder after what it holds.` });
      },
    };
  },
};
