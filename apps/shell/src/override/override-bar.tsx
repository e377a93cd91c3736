import { overrideKey, type Override } from '@tawseel/federation';
import { useTranslation } from '@tawseel/i18n';
import { Button, Ltr, media, tokens } from '@tawseel/ui';
import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { leftToRight } from './left-to-right.ts';
import type { LocalBuildError } from './local-build.ts';

// At the end of the page and in sight wherever it is scrolled to, below what lies over the page.
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

/** A line across every page that says what is local. */
export function LocalBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation('override');
  return <Bar aria-label={t('override:bar')}>{children}</Bar>;
}

function useChanges({ base }: Override, isAway: boolean, reload: () => void): void {
  useEffect(() => {
    const changes = new EventSource(`${base}changes`);
    changes.addEventListener('message', reload);
    // One that was away has come back.
    if (isAway) changes.addEventListener('open', reload);
    return () => changes.close();
  }, [base, isAway, reload]);
}

const reloadPage = () => window.location.reload();

type OverrideBarProps = {
  override: Override;
  /** Why the local build is not used, where it is not. */
  fault?: LocalBuildError | undefined;
  /** Starts the page anew. */
  reload?: () => void;
};

/** Says on every page that a feature is a local build, leaves it with one click, and follows its changes. */
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
