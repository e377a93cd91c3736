export { createRouter, type ConsoleRouter } from './create-router.ts';
export { RouterProvider } from './router-provider.tsx';
