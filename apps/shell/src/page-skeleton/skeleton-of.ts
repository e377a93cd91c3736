import type { Page } from '@tawseel/federation/registry';
import type { Language } from '@tawseel/i18n';
import type { PageSkeletonProps } from './page-skeleton.tsx';

/** Placeholder of a page of the registry; of the shell's own pages without one. */
export function skeletonOf(page: Page | undefined, language: Language): PageSkeletonProps {
  return { kind: page?.firstCall ? 'list' : 'page', title: page?.title[language] };
}
