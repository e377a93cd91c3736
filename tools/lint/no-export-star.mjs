/**
 * A package lists its exports by name.
 *
 * @type {import('./rule.ts').Rule}
 */
export const noExportStar = {
  create(context) {
    return {
      ExportAllDeclaration(node) {
        context.report({ node, message: 'List the names that are exported.' });
      },
    };
  },
};
