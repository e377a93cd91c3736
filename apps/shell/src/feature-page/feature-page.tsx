import { useTranslation } from '@tawseel/i18n';
import { Page, Skeleton, tokens, VisuallyHidden } from '@tawseel/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useConsole } from '../context/console-context.tsx';

/** After so long, in milliseconds, words say that the page is still on its way. */
const slowAfter = 1_000;

const Stack = styled.div`
  display: grid;
  gap: 16px;
`;

/** Holds the place of what the page shows, with words over it. */
const Place = styled.div`
  display: grid;
  place-items: center;

  > * {
    grid-area: 1 / 1;
  }

  > p {
    z-index: 1;
    padding: 16px;
    color: ${tokens.color.text};
    text-align: center;
  }
`;

function Loading() {
  const { t } = useTranslation('shell');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page aria-busy="true">
      <VisuallyHidden as="output">{t(isSlow ? 'feature.slow' : 'feature.loading')}</VisuallyHidden>
      <Stack>
        <Skeleton $width="180px" $height="29px" />
        <Skeleton $width="320px" $height="36px" />
        <Place>
          <Skeleton $width="100%" $height="420px" />
          {isSlow && <p aria-hidden="true">{t('feature.slow')}</p>}
        </Place>
      </Stack>
    </Page>
  );
}

/** The page that a feature has for a path, loaded when it is shown. What it throws is its route's to catch. */
export function FeaturePage({ path }: { path: string }) {
  const { pages } = useConsole();
  const [LazyPage] = useState(() => lazy(async () => ({ default: await pages.load(path) })));
  return (
    <Suspense fallback={<Loading />}>
      <LazyPage />
    </Suspense>
  );
}
