import { useTranslation } from '@tawseel/i18n';
import { Page, Skeleton, tokens, VisuallyHidden } from '@tawseel/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

/** Delay in milliseconds before a message reports that the page is still loading. */
const slowAfter = 1_000;

const Stack = styled.div`
  display: grid;
  gap: 16px;
`;

/** Reserves the space of the page, with the message on top. */
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

/** Placeholder of a loading page. */
export function Loading() {
  const { t } = useTranslation('shell');
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter);
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
