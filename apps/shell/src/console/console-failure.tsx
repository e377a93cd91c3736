import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useConsole } from '../context/console-context.tsx';
import { StartFailure } from './start-failure.tsx';

/**
 * Replaces the whole console when the frame around the pages fails to render. The error counts as uncaught: before
 * the shell has started it makes the page use the previous release, afterwards it is only reported.
 */
export function ConsoleFailure() {
  const error = useRouteError();
  const { language } = useConsole();
  useEffect(() => reportError(error), [error]);
  return <StartFailure language={language} />;
}
