import { pageDataId } from '../registry/page-data-id.ts';
import type { FrontEndConfig } from '../registry/page-data.ts';
import { sampleRegistry } from './samples.ts';

/** Base address of the API in the sample page. */
export const apiUrl = 'http://api.test/api';

/** Makes the document the page at an address, with the data that the gateway sets inline. */
export function setPage(
  address: string,
  registry = sampleRegistry(),
  changes: Partial<FrontEndConfig> = {},
): void {
  window.history.replaceState(null, '', address);
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = pageDataId;
  const config = { apiUrl, ipUrl: '/ip', provider: { name: '', email: '', phone: '' }, ...changes };
  element.textContent = JSON.stringify({ registry, config });
  document.head.append(element);
}
