import { readLoadError } from '@tawseel/federation';
import { findPage, shellPaths, type Registry } from '@tawseel/federation/registry';
import type { Extensions, SlotExtension } from '@tawseel/federation/slots';
import type { Language } from '@tawseel/i18n';
import { requiredOf } from './required-of.ts';
import type { PageLoader } from '../page-loader/page-loader.ts';
import type { May } from './offered.ts';

/** The pages and extensions of the registry for `ExtensionsProvider`; `may` decides about the shell's own pages. */
export function extensionsOf(
  registry: Registry,
  pages: PageLoader,
  language: Language,
  may: May,
): Extensions {
  const all = Object.entries(registry.features)
    .flatMap(([feature, { manifest }]) =>
      (manifest.extensions ?? []).map((extension): SlotExtension => ({ ...extension, feature })),
    )
    .toSorted((a, b) => a.order - b.order);
  return {
    language,
    of: (wanted) => all.filter(({ slot }) => slot === wanted),
    load: (slot, { feature, name }) => pages.loadExtension(feature, slot, name),
    report(extension, error) {
      const release = pages.releaseOf(extension.feature);
      if (!release) return;
      const failure = readLoadError(error);
      // If the code that reports the failure does not load, only the report is lost.
      void import('../failure-reports/report-failure.ts').then(
        ({ reportFailure }) =>
          reportFailure(
            { feature: extension.feature, version: release.version, reason: failure.reason },
            failure.cause,
          ),
        () => undefined,
      );
    },
    hasPage: (path) =>
      shellPaths.some((own) => own === path)
        ? requiredOf(path).every(may)
        : findPage(registry, path) !== undefined,
  };
}
