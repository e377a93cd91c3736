import { findPage } from '@tawseel/federation/registry';
import { useLocation } from 'react-router-dom';
import { useConsole } from '../context/console-context.tsx';

/** What `aria-current` says of a destination: the page that is shown, one that it belongs to, or neither. */
export type Current = 'page' | 'true' | undefined;

/** How the destinations of the navigation are marked while the present page is shown, by their paths. */
export function useCurrent(): (path: string) => Current {
  const { registry } = useConsole();
  const { pathname } = useLocation();
  const page = findPage(registry, pathname)?.page;
  // The shell's own pages are none of the registry.
  const shown = page?.path ?? pathname.replace(/\/+$/, '');
  return (path) => {
    if (path === shown) return 'page';
    return path === page?.parent ? 'true' : undefined;
  };
}
