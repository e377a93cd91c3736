import { storedRights } from '@tawseel/api-client/permitted';
import type { PrefetchRequest } from '../manifest/manifest.schema.ts';
import { fileAddress, findPage } from '../registry/find-page.ts';
import { overrideKey } from '../override/override-key.ts';
import { readOverride } from '../override/override.ts';
import { readPageData } from './read-page-data.ts';
import { sendPrefetchRequest } from './prefetch-request.ts';
import { trustReleases } from './trusted-types.ts';

function preload(as: 'script' | 'font', href: string, integrity?: string) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  // Fonts and scripts with integrity are fetched in CORS mode; a preload in another mode would be fetched twice.
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}

interface Booted {
  /** The response to the first data request of a feature's page; undefined if none was sent. */
  response?: Promise<Response> | undefined;
}

/** A first data request of a page of the shell. */
export interface OwnCall extends PrefetchRequest {
  /** The addition to the contract without which the call does not exist. */
  needs?: string;
}

/**
 * Runs inline in the page's head before rendering and before any bundle: sets language, direction and theme, sets the
 * allowed script origins, preloads translations and fonts, and sends the first data request of the page.
 *
 * Storage keys: `language`, `theme`, `admin-token`, `admin-capabilities`; in session storage: `tawseel-override`.
 *
 * @param ownCalls First data requests of the shell's own pages, by path.
 */
export function boot(ownCalls: Readonly<Record<string, readonly OwnCall[]>> = {}): Booted {
  const root = document.documentElement;
  const language = localStorage.getItem('language') === 'ar' ? 'ar' : 'en';
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
  const theme = localStorage.getItem('theme');
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';

  const data = readPageData();
  if (!data) return {};
  const { registry, config } = data;
  const local = config.overrides && readOverride(sessionStorage.getItem(overrideKey));
  trustReleases(registry, local ? [local.base] : []);
  if (registry.shell) {
    const { base, words, fonts, integrity } = registry.shell;
    for (const file of words[language]) preload('script', base + file, integrity[file]);
    for (const file of fonts[language]) preload('font', base + file);
  }
  const token = localStorage.getItem('admin-token');
  if (!token) return {};
  // A session without announced additions is checked before anything else is sent.
  const announced = localStorage.getItem('admin-capabilities');
  const { can, may } = storedRights(token, announced);
  const send = (call: PrefetchRequest) =>
    announced ? sendPrefetchRequest(config.apiUrl, call, token, language) : undefined;
  for (const call of ownCalls[location.pathname] ?? []) if (!call.needs || can(call.needs)) void send(call);
  const match = findPage(registry, location.pathname);
  if (!match || !(match.page.requires ?? []).every(may)) return {};
  const { feature, page } = match;
  for (const file of feature.manifest.files.words[language]) {
    preload('script', fileAddress(feature.entry, file), feature.integrity[file]);
  }
  // A view in the address shows other rows than the first request returns.
  if (!page.firstCall || location.search || page.needs?.some((name) => !can(name))) return {};
  return { response: send(can('lists') ? page.firstCall : { ...page.firstCall, body: {} }) };
}
