import { localVersion } from '@tawseel/federation';
import type { Registry } from '@tawseel/federation/registry';
import { useTranslation } from '@tawseel/i18n';
import { Button, hasUnsavedInput, IconButton, icons, media, tokens, unsavedForms } from '@tawseel/ui';
import { UnsavedQuestion } from '@tawseel/ui/dialogs';
import { withBundledWords } from '@tawseel/ui/lazy-words';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useConsole } from '../context/console-context.tsx';
import { fetchRegistry } from '../registry/fetch-registry.ts';
import { whileVisible } from './release-check.tsx';
import { newVersion } from '../words/new-version.ts';

const Place = styled.output`
  position: fixed;
  z-index: 45;
  inset-block-end: 20px;
  inset-inline-start: 20px;
  max-inline-size: calc(100vw - 40px);

  ${media.print} {
    display: none;
  }
`;

const Notice = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  padding-block: 8px;
  padding-inline: 14px 8px;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  box-shadow: ${tokens.shadow.high};

  > span {
    flex: 1;
  }
`;

/** The shell and the loaded features that have a newer live release than the page uses. */
function newVersions(started: Registry, now: Registry, loaded: ReadonlySet<string>): string {
  const features = [...loaded].map((name) => [name, started.features[name], now.features[name]] as const);
  return [['shell', started.shell, now.shell] as const, ...features]
    .flatMap(([name, before, after]) =>
      // A local build is never outdated.
      before && after && before.version !== after.version && before.version !== localVersion
        ? [`${name} ${after.version}`]
        : [],
    )
    .join(' ');
}

/** The newer live releases of what the page has open; fetched by each scheduled check. */
function useNewVersions(): string {
  const { registry, pages } = useConsole();
  const [available, setAvailable] = useState('');
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const now = await fetchRegistry();
      // The registry is unreachable; the next check retries.
      if (now === undefined || isGone) return;
      setAvailable(now === 'newer' ? now : newVersions(registry, now, pages.loaded));
    };
    void look();
    const stop = whileVisible(() => void look());
    return () => {
      isGone = true;
      stop();
    };
  }, [registry, pages]);
  return available;
}

function leave() {
  // The user has confirmed that the input can be lost.
  unsavedForms.clear();
  window.location.reload();
}

export interface NewVersionProps {
  /** Reloads the current address. */
  reload?: () => void;
}

/** Offers a newer live version without interrupting the user, and reloads the page on request. */
function Offer({ reload = leave }: NewVersionProps) {
  const { t } = useTranslation();
  const available = useNewVersions();
  const [dismissed, setDismissed] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const isNew = available !== '' && available !== dismissed;

  return (
    <>
      <Place>
        {isNew && (
          <Notice>
            <span>{t('newVersion:ready')}</span>
            <Button size="small" onClick={() => (hasUnsavedInput() ? setIsAsking(true) : reload())}>
              {t('newVersion:reload')}
            </Button>
            <IconButton
              size="small"
              label={t('base:dismiss')}
              icon={icons.cross}
              onClick={() => setDismissed(available)}
            />
          </Notice>
        )}
      </Place>
      {isAsking && <UnsavedQuestion onClose={() => setIsAsking(false)} onLeave={reload} />}
    </>
  );
}

export const NewVersion = withBundledWords('newVersion', newVersion, Offer);
