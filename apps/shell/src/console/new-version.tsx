import { localVersion } from '@tawseel/federation';
import type { Registry } from '@tawseel/federation/registry';
import { useTranslation } from '@tawseel/i18n';
import { Button, IconButton, icons, media, tokens, unsavedForms } from '@tawseel/ui';
import { UnsavedQuestion } from '@tawseel/ui/dialogs';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useConsole } from '../context/console-context.tsx';
import { fetchRegistry } from '../registry/fetch-registry.ts';
import { whileVisible } from './release-check.tsx';
import { hasUnsavedInput } from '../page-loader/unsaved-input.ts';

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

/** What is live now and was not when the page was started, of the shell and the features that are loaded; else empty. */
function newVersions(started: Registry, now: Registry, loaded: ReadonlySet<string>): string {
  const features = [...loaded].map((name) => [name, started.features[name], now.features[name]] as const);
  return [['shell', started.shell, now.shell] as const, ...features]
    .flatMap(([name, before, after]) =>
      // A developer's own build is not the older one of anything.
      before && after && before.version !== after.version && before.version !== localVersion
        ? [`${name} ${after.version}`]
        : [],
    )
    .join(' ');
}

/** What is live now that the open page has an older version of; read when due. */
function useNewVersions(): string {
  const { registry, pages } = useConsole();
  const [found, setFound] = useState('');
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const now = await fetchRegistry();
      // Out of reach: the next look will tell.
      if (now === undefined || isGone) return;
      setFound(now === 'newer' ? now : newVersions(registry, now, pages.loaded));
    };
    void look();
    const stop = whileVisible(() => void look());
    return () => {
      isGone = true;
      stop();
    };
  }, [registry, pages]);
  return found;
}

function leave() {
  // The user has confirmed that the input can be lost.
  unsavedForms.clear();
  window.location.reload();
}

export type NewVersionProps = {
  /** Leaves for a new page at the same address. */
  reload?: () => void;
};

/** Says, beside what the user is doing, that a newer version is live, and loads it when told to. */
export function NewVersion({ reload = leave }: NewVersionProps) {
  const { t } = useTranslation('shell');
  const { t: base } = useTranslation('base');
  const found = useNewVersions();
  const [dismissed, setDismissed] = useState('');
  const [isAsking, setAsking] = useState(false);
  const isNew = found !== '' && found !== dismissed;

  return (
    <>
      <Place>
        {isNew && (
          <Notice>
            <span>{t('newVersion.ready')}</span>
            <Button size="small" onClick={() => (hasUnsavedInput() ? setAsking(true) : reload())}>
              {t('newVersion.reload')}
            </Button>
            <IconButton
              size="small"
              label={base('dismiss')}
              icon={icons.cross}
              onClick={() => setDismissed(found)}
            />
          </Notice>
        )}
      </Place>
      {isAsking && <UnsavedQuestion onClose={() => setAsking(false)} onLeave={reload} />}
    </>
  );
}
