import { findPage } from '@tawseel/federation/registry';
import { useLocation } from 'react-router-dom';
import { useConsole } from '../context/console-context.tsx';

/** Value of `aria-current`: the current page, its parent, or neither. */
export type Current = 'page' | 'true' | undefined;

/** The marks of the navigation's destinations by path, for the current page. */
export function useCurrent(): (path: string) => Current {
  const { registry } = useConsole();
  const { pathname } = useLocation();
  const page = findPage(registry, pathname)?.page;
  // The registry does not list the shell's own pages.
  const shown = page?.path ?? pathname.replace(/\/+$/, '');
  return (path) => {
    if (path === shown) return 'page';
    return path === page?.parent ? 'true' : undefined;
  };
}
