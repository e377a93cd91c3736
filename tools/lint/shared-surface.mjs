import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Modules that shell and features share trimmed, and the files that list their exports.
 *
 * @type {Record<string, string>}
 */
const trimmedModules = {
  'react-router-dom': 'packages/federation/shared/router.ts',
  'zod/mini': 'packages/federation/shared/zod-mini.ts',
};

/** Other import paths of the same packages, which are not shared. */
const sideDoors = /^react-router($|\/)|^react-router-dom\/|^zod($|\/(?!mini$))/;

/** @type {Map<string, Set<string>>} */
const known = new Map();

/** @param {string} file */
function sharedNames(file) {
  const exported = known.get(file) ?? readNames(file);
  known.set(file, exported);
  return exported;
}

/** @param {string} file */
function readNames(file) {
  const lists = readFileSync(file, 'utf8').matchAll(/export\s*\{([^}]*)\}/g);
  return new Set(
    [...lists].flatMap(([, list = '']) => list.split(',').map((name) => name.trim())).filter(Boolean),
  );
}

/**
 * The router and the schema library are shared trimmed: a name outside the trimmed module is undefined at run time.
 * Types and services are exempt: neither is bundled.
 *
 * @type {import('./rule.ts').Rule}
 */
export const sharedSurface = {
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    // The driver's app is a page of its own: it shares no modules.
    const isOwnPage = file.startsWith('apps/driver/');
    if (isOwnPage || Object.values(trimmedModules).includes(file) || !/^(apps|packages)\//.test(file))
      return {};

    /** @type {Map<string, string>} Local names of whole modules: `z` of `import * as z`. */
    const namespaces = new Map();

    /**
     * @param {any} node
     * @param {string} module
     * @param {string[]} names
     */
    function check(node, module, names) {
      if (sideDoors.test(module)) {
        context.report({
          node,
          message: `Import from ${Object.keys(trimmedModules).join(' or ')}: only those are shared.`,
        });
      }
      const trimmed = trimmedModules[module];
      if (!trimmed) return;
      for (const name of names) {
        if (sharedNames(path.join(context.cwd, trimmed)).has(name)) continue;
        context.report({ node, message: `${name} of ${module} is not shared (${trimmed}).` });
      }
    }

    return {
      ImportDeclaration(node) {
        if (node.importKind === 'type') return;
        const { value } = node.source;
        for (const { type, local } of node.specifiers) {
          if (type === 'ImportNamespaceSpecifier') namespaces.set(local.name, value);
        }
        check(node.source, value, importedNames(node));
      },
      MemberExpression(node) {
        if (node.object.type !== 'Identifier') return;
        const module = namespaces.get(node.object.name);
        if (!module) return;
        check(node, module, [
          !node.computed && node.property.type === 'Identifier' ? node.property.name : '*',
        ]);
      },
      ExportNamedDeclaration(node) {
        if (node.source && node.exportKind !== 'type')
          check(node.source, node.source.value, reexportedNames(node));
      },
      ExportAllDeclaration(node) {
        check(node.source, node.source.value, ['*']);
      },
    };
  },
};

/**
 * Names that an import takes from its module by themselves; `default` for the default.
 *
 * @param {import('./rule.ts').NodeOf<'ImportDeclaration'>} node
 */
function importedNames({ specifiers }) {
  return specifiers.flatMap((specifier) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return [];
    if (specifier.type === 'ImportDefaultSpecifier') return 'default';
    return specifier.importKind === 'type' ? [] : nameOf(specifier.imported);
  });
}

/** @param {import('./rule.ts').NodeOf<'ExportNamedDeclaration'>} node */
function reexportedNames({ specifiers }) {
  return specifiers.flatMap(({ exportKind, local }) => (exportKind === 'type' ? [] : nameOf(local)));
}

/** @param {import('./rule.ts').NodeOf<'ExportNamedDeclaration'>['specifiers'][number]['local']} name */
function nameOf(name) {
  return name.type === 'Literal' ? name.value : name.name;
}
