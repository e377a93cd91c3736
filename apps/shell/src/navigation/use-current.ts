import { findPage } from '@tawseel/federation/registry';
import { useLocation } from 'react-router-dom';
import { useConsole } from '../context/console-context.tsx';
import { currentOf, type Current } from './current-of.ts';

/** The marks of the navigation's destinations by path, for the current page. */
export function useCurrent(): (path: string) => Current {
  const { registry } = useConsole();
  const { pathname } = useLocation();
  const page = findPage(registry, pathname)?.page;
  return (path) => currentOf(path, page, pathname);
}
