export { expectAccessible, renderPage, type PageOptions } from './render-page.tsx';
