import { frontEndConfig, parse, registry, type PageData, type Registry } from '@tawseel/federation/registry';

/** Timeout of a response, in milliseconds. */
const responseDeadline = 8_000;

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(responseDeadline) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.json();
}

function readRegistry(data: unknown): Registry {
  return parse(registry, data, '/registry.json');
}

/** The live registry: `newer` if it is written for a newer console than this page, undefined if it is unavailable. */
export async function fetchRegistry(): Promise<Registry | 'newer' | undefined> {
  const data = await fetchJson('/registry.json').catch(() => undefined);
  if (data === undefined) return undefined;
  try {
    return readRegistry(data);
  } catch {
    return 'newer';
  }
}

/** Registry and configuration from a plain static host. */
export async function fetchPageData(): Promise<PageData> {
  const [live, config] = await Promise.all([fetchJson('/registry.json'), fetchJson('/config.json')]);
  return { registry: readRegistry(live), config: parse(frontEndConfig, config, '/config.json') };
}
