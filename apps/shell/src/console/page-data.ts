import { readPageData } from '@tawseel/federation';
import type { PageData } from '@tawseel/federation/registry';

/** Registry and configuration: set inline by the gateway, fetched where a plain static host serves the page. */
export async function loadPageData(): Promise<PageData> {
  const inline = readPageData();
  if (inline) return inline;
  // Pages with inline data do not need this parser.
  const { fetchPageData } = await import('../registry/fetch-registry.ts');
  return fetchPageData();
}
