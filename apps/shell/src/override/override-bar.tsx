import { overrideKey, type Override } from '@tawseel/federation';
import { useTranslation } from '@tawseel/i18n';
import { Button, Ltr, media, tokens } from '@tawseel/ui';
import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { leftToRight } from './left-to-right.ts';
import type { LocalBuildError } from './local-build.ts';

// Last in the page and sticky, below dialogs and menus.
const Bar = styled.aside`
  position: sticky;
  z-index: 30;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 6px 14px;
  padding: 8px 24px;
  border-block-start: 2px solid ${tokens.color.amber};
  background: ${tokens.color.amberSoft};
  color: ${tokens.color.text};
  overflow-wrap: anywhere;

  ${media.print} {
    display: none;
  }
`;

/** Bar on every page that names the local build. */
export function LocalBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation('override');
  return <Bar aria-label={t('override:bar')}>{children}</Bar>;
}

function useChanges({ base }: Override, isAway: boolean, reload: () => void): void {
  useEffect(() => {
    const changes = new EventSource(`${base}changes`);
    changes.addEventListener('message', reload);
    // The local server is reachable again.
    if (isAway) changes.addEventListener('open', reload);
    return () => changes.close();
  }, [base, isAway, reload]);
}

const reloadPage = () => window.location.reload();

interface OverrideBarProps {
  override: Override;
  /** Reason why the local build is not used, if any. */
  fault?: LocalBuildError | undefined;
  /** Reloads the page. */
  reload?: () => void;
}

/** Names the local build on every page, leaves it with one click, and reloads the page when the build changes. */
export function OverrideBar({ override, fault, reload = reloadPage }: OverrideBarProps) {
  const { t } = useTranslation('override');
  const isAway = fault?.isSilent ?? false;
  useChanges(override, isAway, reload);

  const named = { feature: leftToRight(override.feature), base: leftToRight(override.base) };
  const leave = () => {
    sessionStorage.removeItem(overrideKey);
    reload();
  };
  return (
    <LocalBar>
      {fault ? (
        <span role="alert">{isAway ? t('override:unreachable', named) : t('override:unusable', named)}</span>
      ) : (
        <span>{t('override:inUse', named)}</span>
      )}
      {fault && !isAway && (
        <small>
          <Ltr>{fault.message}</Ltr>
        </small>
      )}
      <Button size="small" onClick={leave}>
        {t('override:leave')}
      </Button>
    </LocalBar>
  );
}
