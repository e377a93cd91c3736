import { readPageData } from '@tawseel/federation';
import { frontEndConfig, parse, registry, type PageData, type Registry } from '@tawseel/federation/registry';

/** How long an answer may take, in milliseconds. */
const answerDeadline = 8_000;

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(answerDeadline) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** What is released now. */
export async function fetchRegistry(): Promise<Registry> {
  return parse(registry, await fetchJson('/registry.json'), '/registry.json');
}

/** Registry and configuration: set inline by the gateway, fetched where a plain static host serves the page. */
export async function loadPageData(): Promise<PageData> {
  const inline = readPageData();
  if (inline) return inline;
  const [live, config] = await Promise.all([fetchRegistry(), fetchJson('/config.json')]);
  return { registry: live, config: parse(frontEndConfig, config, '/config.json') };
}
