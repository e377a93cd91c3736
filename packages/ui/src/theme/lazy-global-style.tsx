import { lazy, memo, Suspense } from 'react';

const Loaded = lazy(async () => ({ default: (await import('./global-style.ts')).GlobalStyle }));

/** Tokens of both themes, fonts and base styles, for a page whose HTML does not have them. They load when it is rendered. */
export const GlobalStyle = memo(() => (
  <Suspense>
    <Loaded />
  </Suspense>
));
