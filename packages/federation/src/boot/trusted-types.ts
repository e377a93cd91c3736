import { fileAddress } from '../registry/find-page.ts';
import type { Registry } from '../registry/registry.schema.ts';

interface Rules {
  createHTML(markup: string): string | null;
  createScriptURL(address: string): string | null;
}

declare global {
  // TypeScript has no types for this interface yet. https://w3c.github.io/trusted-types/dist/spec/
  var trustedTypes: { createPolicy(name: 'default', rules: Rules): unknown } | undefined;
}

/** Folder of a shell's release; for a feature its parent, which also holds the fallback release. */
function folders({ shell, features }: Registry): string[] {
  const ofFeatures = Object.values(features).map(({ entry, version }) => {
    const own = fileAddress(entry, '');
    return own.endsWith(`/${version}/`) ? own.slice(0, -version.length - 1) : own;
  });
  return shell ? [shell.base, ...ofFeatures] : ofFeatures;
}

/**
 * Creates the default trusted types policy of the page: it allows scripts from the releases that the registry names,
 * no script from text and no markup. The chart library needs the one exception, to empty an element.
 *
 * @param others Addresses of further folders with allowed scripts.
 */
export function trustReleases(registry: Registry, others: readonly string[] = []): void {
  const absolute = (address: string) => new URL(address, location.href).href;
  const trusted = [...folders(registry), ...others].map(absolute);
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === '' ? markup : null),
    createScriptURL: (address) =>
      trusted.some((folder) => absolute(address).startsWith(folder)) ? address : null,
  });
}
