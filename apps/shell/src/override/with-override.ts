import { overrideKey } from '@tawseel/federation';
import type { FrontEndConfig, Registry } from '@tawseel/federation/registry';
import type { createI18n } from '@tawseel/i18n';
import type { ReactNode } from 'react';

/** What a page is started with: the registry, and what is to be said of an override on every page. */
export type Overridden = { registry: Registry; notice: ReactNode };

/**
 * The registry with a developer's own build of one feature in the place of the released one, where the operator allows
 * it and the address or the tab asks for it. What does that is fetched only then.
 */
export async function withOverride(
  registry: Registry,
  config: FrontEndConfig,
  i18n: ReturnType<typeof createI18n>,
): Promise<Overridden> {
  const isAsked = sessionStorage.getItem(overrideKey) ?? new URLSearchParams(location.search).get('override');
  if (!config.overrides || !isAsked) return { registry, notice: null };
  const { override } = await import(/* webpackChunkName: "override" */ './override.tsx');
  return override(registry, i18n);
}
