import { ToastProvider } from '@tawseel/ui';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes.tsx';

// With the slash: the scope of the service worker has it too.
const router = createBrowserRouter(routes, { basename: '/driver/' });

/** The screens of the app. */
export function App() {
  return (
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>
  );
}
