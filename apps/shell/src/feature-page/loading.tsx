import { useTranslation } from '@tawseel/i18n';
import { tokens, VisuallyHidden } from '@tawseel/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { PageSkeleton, type PageSkeletonProps } from '../page-skeleton/page-skeleton.tsx';

/** Delay in milliseconds before a message reports that the page is still loading. */
const slowAfter = 1_000;

const Slow = styled.p`
  margin-block-end: 12px;
  color: ${tokens.color.muted};
`;

/** Placeholder of a page whose code is loading, with a message when that takes long. */
export function Loading(props: Omit<PageSkeletonProps, 'children'>) {
  const { t } = useTranslation('shell');
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <PageSkeleton {...props}>
      <VisuallyHidden as="output">{t(isSlow ? 'feature.slow' : 'feature.loading')}</VisuallyHidden>
      {isSlow && <Slow aria-hidden="true">{t('feature.slow')}</Slow>}
    </PageSkeleton>
  );
}
