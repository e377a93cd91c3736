import { announceShellStart } from '@tawseel/federation/shell-start';
import { useTranslation } from '@tawseel/i18n';
import { fetchedDialog, media, PrintOrigin, tokens } from '@tawseel/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PasswordResetNoticeProps } from '../account/password-reset-notice.tsx';
import { TopBar } from '../navigation/top-bar.tsx';
import { Palette } from '../palette/palette.tsx';
import { useAccount } from '../session/session-provider.tsx';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import { usePagePrefetch } from '../prefetch/use-page-prefetch.ts';
import { FailedShellNote } from './failed-shell-note.tsx';
import { ReleaseCheck } from './release-check.tsx';

const PasswordResetNotice = fetchedDialog<PasswordResetNoticeProps>(() =>
  import('../account/password-reset-notice.tsx').then((code) => code.PasswordResetNotice),
);

// Not printed: an element above one page would appear at the foot of the page before.
const SkipLink = styled.a`
  position: fixed;
  z-index: 60;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  padding: 8px 14px;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.accent};
  color: ${tokens.color.onAccent};

  &:not(:focus) {
    translate: 0 -200%;
  }

  ${media.print} {
    display: none;
  }
`;

/** Place of the page, below the navigation. */
export const Main = styled.main`
  min-block-size: calc(100dvh - 3.5rem - 1px);

  &:focus {
    outline: none;
  }
`;

/** Layout of every signed-in page: navigation, page and command palette. */
export function Frame() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(announceShellStart, []);
  usePagePrefetch();
  const account = useAccount();
  const [isNoticeClosed, setIsNoticeClosed] = useState(false);

  // Before the effects of the page, which may focus a field of its own.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Matches a full page load: scroll to the top and focus the start.
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <SkipLink href="#content" data-print="hide">
        {t('skipToContent')}
      </SkipLink>
      <TopBar />
      <FailedShellNote />
      <Main id="content" ref={main} tabIndex={-1}>
        <PrintOrigin value={account}>
          <Outlet />
        </PrintOrigin>
      </Main>
      <Palette />
      <Shortcuts />
      <ReleaseCheck />
      {account.wasReset && !isNoticeClosed && <PasswordResetNotice onClose={() => setIsNoticeClosed(true)} />}
    </>
  );
}
