import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/**
 * An exported name of a declaration file; `parameters` is the number of its type parameters.
 *
 * @typedef {{ isType: boolean, parameters: number }} Exported
 * @typedef {import('@swc/core').ModuleItem} Item
 * @typedef {import('@swc/core').Declaration} Declaration
 */

/** @param {string} file @returns {Item[]} */
function itemsOf(file) {
  return parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' }).body;
}

/** Declaration file of an import. @param {string} file @param {string} source */
const imported = (file, source) => path.join(path.dirname(file), source.replace(/\.(m?)js$/, '.d.$1ts'));

/** @param {Declaration} declaration @returns {[string, Exported][]} */
function declaredBy(declaration) {
  switch (declaration.type) {
    case 'TsInterfaceDeclaration':
    case 'TsTypeAliasDeclaration':
      return [
        [declaration.id.value, { isType: true, parameters: declaration.typeParams?.parameters.length ?? 0 }],
      ];
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return [[declaration.identifier.value, { isType: false, parameters: 0 }]];
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) =>
        id.type === 'Identifier' ? [[id.value, { isType: false, parameters: 0 }]] : [],
      );
    case 'TsEnumDeclaration':
    case 'TsModuleDeclaration':
      return [];
  }
}

/** Names that a file declares, exported or not. @param {readonly Item[]} items */
function declarationsOf(items) {
  return new Map(
    items.flatMap((item) => {
      if (item.type === 'ExportDeclaration') return declaredBy(item.declaration);
      return item.type.endsWith('Declaration') ? declaredBy(/** @type {Declaration} */ (item)) : [];
    }),
  );
}

/** File that a name of a file is imported from. @param {readonly Item[]} items @param {string} name */
function importOf(items, name) {
  for (const item of items) {
    if (item.type !== 'ImportDeclaration') continue;
    const found = item.specifiers.find(({ local }) => local.value === name);
    if (found?.type === 'ImportSpecifier')
      return { source: item.source.value, name: found.imported?.value ?? name };
  }
  return undefined;
}

/**
 * The exported names of a declaration file. Its re-exports are followed within the package; names from other packages are
 * left out, because those have versions of their own.
 *
 * @param {string} file
 * @returns {Map<string, Exported>}
 */
export function exportedNames(file) {
  const items = itemsOf(file);
  /** @type {Map<string, Exported>} */
  const names = new Map();
  for (const item of items) {
    if (item.type === 'ExportDeclaration')
      for (const [name, exported] of declaredBy(item.declaration)) names.set(name, exported);
    if (item.type !== 'ExportNamedDeclaration') continue;
    for (const specifier of item.specifiers) {
      if (specifier.type !== 'ExportSpecifier') continue;
      const own = specifier.orig.value;
      const origin = item.source ? { source: item.source.value, name: own } : importOf(items, own);
      const exported = origin
        ? origin.source.startsWith('.') && exportedNames(imported(file, origin.source)).get(origin.name)
        : declarationsOf(items).get(own);
      if (exported) names.set(specifier.exported?.value ?? own, exported);
    }
  }
  return names;
}
