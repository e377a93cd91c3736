/**
 * Visitor that calls `visit` with every imported module: import, export from, import(), and import() in types.
 *
 * @param {(source: import('./rule.ts').NodeOf<'ImportDeclaration'>['source']) => void} visit
 * @returns {import('./rule.ts').Visitor}
 */
export function eachImported(visit) {
  return {
    ImportDeclaration: (node) => visit(node.source),
    ExportAllDeclaration: (node) => visit(node.source),
    ExportNamedDeclaration: (node) => {
      if (node.source) visit(node.source);
    },
    ImportExpression: (node) => {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string') visit(node.source);
    },
    TSImportType: (node) => visit(node.source),
  };
}
