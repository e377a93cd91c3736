import type { FrontEndConfig, Registry } from '@tawseel/federation/registry';
import type { Language } from '@tawseel/i18n';
import { createContext, useContext } from 'react';
import type { PageLoader } from '../page-loader/page-loader.ts';

/** The values that the shell starts with; constant while the page is open. */
export interface ConsoleData {
  registry: Registry;
  config: FrontEndConfig;
  language: Language;
  pages: PageLoader;
  /** Version of the shell that failed to start in this browser and that this shell replaces. */
  failedShell?: string | undefined;
}

const ConsoleContext = createContext<ConsoleData | null>(null);

export const ConsoleProvider = ConsoleContext.Provider;

/** Registry, configuration, language and page loader of this console. */
export function useConsole(): ConsoleData {
  const data = useContext(ConsoleContext);
  if (!data) throw new Error('useConsole needs a ConsoleProvider around it');
  return data;
}
