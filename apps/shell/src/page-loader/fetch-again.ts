import { loadDeadline } from '@tawseel/federation';
import { fileAddress, findPage, pageFiles } from '@tawseel/federation/registry';
import type { Language } from '@tawseel/i18n';
import { fetchRegistry } from '../registry/fetch-registry.ts';

/**
 * Fetches the files of a page's live release past the browser's cache, which would keep a broken file for a year.
 *
 * @returns Whether all files match the registry, so that a reload of the page succeeds.
 */
export async function fetchAgain(pathname: string, language: Language): Promise<boolean> {
  const now = await fetchRegistry();
  if (now === undefined || now === 'newer') return now === 'newer';
  const livePage = findPage(now, pathname);
  if (!livePage) return true;
  try {
    const { feature, page } = livePage;
    const files = [...pageFiles(feature, page), ...feature.manifest.files.words[language]];
    const responses = await Promise.all(
      files.map((file) =>
        fetch(fileAddress(feature.entry, file), {
          cache: 'reload',
          integrity: feature.integrity[file] ?? '',
          signal: AbortSignal.timeout(loadDeadline),
        }),
      ),
    );
    return responses.every(({ ok }) => ok);
  } catch {
    return false;
  }
}
