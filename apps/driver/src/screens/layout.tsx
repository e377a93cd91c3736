import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useSession } from '../session/session-context.tsx';
import { AppStyle, Root } from './layout.styles.ts';
import { StateBar } from './state-bar.tsx';

/** Every screen below the bar that says what waits. The heading of a new screen gets the focus. */
export function Layout() {
  const { pathname } = useLocation();
  const { profile } = useSession();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <Root>
      <AppStyle />
      {profile && <StateBar />}
      <Outlet />
      <ScrollRestoration />
    </Root>
  );
}
