import { Skeleton } from '@tawseel/ui';
import { styled } from 'styled-components';
import { Outline } from '../page-skeleton/page-skeleton.tsx';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';

const Field = styled(Outline)`
  block-size: 2.625rem;
  margin-block-start: 4px;
`;

/** Placeholder of the sign-in page. It has no fields, because input before the start would be lost. */
export function SignInSkeleton() {
  return (
    <SignInLayout foot={<Skeleton $width="24ch" />}>
      {[0, 1].map((field) => (
        <div key={field}>
          <Skeleton />
          <Field />
        </div>
      ))}
      <Skeleton $width="100%" $height="2.625rem" />
    </SignInLayout>
  );
}
