import { fileAddress } from '../registry/find-page.ts';
import type { Registry } from '../registry/registry.schema.ts';

type Rules = {
  createHTML(markup: string): string | null;
  createScriptURL(address: string): string | null;
};

declare global {
  // Not among the compiler's types of a browser yet. https://w3c.github.io/trusted-types/dist/spec/
  var trustedTypes: { createPolicy(name: 'default', rules: Rules): unknown } | undefined;
}

/** Folder that holds a release; of a feature the one above it, where the release to fall back to lies as well. */
function folders({ shell, features }: Registry): string[] {
  const ofFeatures = Object.values(features).map(({ entry, version }) => {
    const own = fileAddress(entry, '');
    return own.endsWith(`/${version}/`) ? own.slice(0, -version.length - 1) : own;
  });
  return shell ? [shell.base, ...ofFeatures] : ofFeatures;
}

/**
 * Sets what the page's content security policy leaves to its default policy of trusted types: scripts come from the
 * releases that the registry names, nothing is made a script from text, and markup is written by nobody. Emptying an
 * element is all that the chart library asks for.
 *
 * @param others Addresses of folders whose scripts may run as well.
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
