import { useTranslation } from '@tawseel/i18n';
import { Skeleton } from '@tawseel/ui';
import { styled } from 'styled-components';
import { Brand } from '../navigation/brand.tsx';
import { Outline } from '../page-skeleton/page-skeleton.tsx';
import { Backdrop, Columns, Headline, Panel } from '../sign-in/sign-in-layout.tsx';

const Field = styled(Outline)`
  block-size: 42px;
  margin-block-start: 4px;
`;

/** Placeholder of the sign-in page. It has no fields, because input before the start would be lost. */
export function SignInSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <Columns>
      <Backdrop>
        <Brand />
        <Headline>{t('signIn.headline')}</Headline>
      </Backdrop>
      <Panel>
        <main>
          <h1>{t('signIn.title')}</h1>
          {[0, 1].map((field) => (
            <div key={field}>
              <Skeleton />
              <Field />
            </div>
          ))}
          <Skeleton $width="100%" $height="42px" />
        </main>
        <Skeleton $width="24ch" />
      </Panel>
    </Columns>
  );
}
