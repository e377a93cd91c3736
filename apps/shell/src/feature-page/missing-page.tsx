import { Loaded } from '@tawseel/ui';
import type { NoPageProps } from '../no-page/no-page.tsx';
import { Loading } from './loading.tsx';

const code = {
  load: async () => (await import('../no-page/no-page.tsx')).NoPage,
  current: () => undefined,
};

/** Page for an address that has none, or none for the person. */
export function MissingPage(props: NoPageProps) {
  return (
    <Loaded code={code} pending={<Loading kind="page" />}>
      {(NoPage) => <NoPage {...props} />}
    </Loaded>
  );
}
