import { useTranslation } from '@tawseel/i18n';
import { Page, Skeleton, VisuallyHidden } from '@tawseel/ui';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useConsole } from '../console/console-context.tsx';

const Stack = styled.div`
  display: grid;
  gap: 16px;
`;

function Loading() {
  const { t } = useTranslation('shell');
  return (
    <Page aria-busy="true">
      <VisuallyHidden as="output">{t('feature.loading')}</VisuallyHidden>
      <Stack>
        <Skeleton $width="180px" $height="29px" />
        <Skeleton $width="320px" $height="36px" />
        <Skeleton $width="100%" $height="420px" />
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
