import { overrideKey } from '@tawseel/federation';
import type { FrontEndConfig, Registry } from '@tawseel/federation/registry';
import type { createI18n } from '@tawseel/i18n';
import type { ReactNode } from 'react';

/** The registry that a page starts with, and the override notice of every page. */
export interface Overridden {
  registry: Registry;
  notice: ReactNode;
}

/**
 * The registry with a local build of one feature in place of its release, when the operator allows overrides and the
 * address or the tab requests one. The code for this is fetched only then.
 */
export async function withOverride(
  registry: Registry,
  config: FrontEndConfig,
  i18n: ReturnType<typeof createI18n>,
): Promise<Overridden> {
  const isAsked = sessionStorage.getItem(overrideKey) ?? new URLSearchParams(location.search).get('override');
  if (!config.overrides || !isAsked) return { registry, notice: null };
  const { override } = await import('./override.tsx');
  return override(registry, i18n);
}
