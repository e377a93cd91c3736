import { ToastProvider } from '@tawseel/ui';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';

function Screens() {
  return useRoutes(routes);
}

/**
 * The screens of the app. The plain router, because a router with loaders and blockers is a tenth of the first script. The base has
 * a slash at its end, as the scope of the service worker has.
 */
export function App() {
  return (
    <ToastProvider>
      <BrowserRouter basename="/driver/" useTransitions={false}>
        <Screens />
      </BrowserRouter>
    </ToastProvider>
  );
}
