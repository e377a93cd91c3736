import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useConsole } from '../context/console-context.tsx';
import { StartFailure } from './start-failure.tsx';

/**
 * In place of the whole console, where what is around the pages cannot be drawn. The error is an uncaught one: before the
 * shell has started it makes the page use the previous release, later it is reported.
 */
export function ConsoleFailure() {
  const error = useRouteError();
  const { language } = useConsole();
  useEffect(() => reportError(error), [error]);
  return <StartFailure language={language} />;
}
