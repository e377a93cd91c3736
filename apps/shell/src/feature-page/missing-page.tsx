import { Loaded } from '@tawseel/ui';
import type { NoPageProps } from '../no-page/no-page.tsx';
import { Loading } from './loading.tsx';

const load = async () => (await import('../no-page/no-page.tsx')).NoPage;

/** Page for an address that has none, or none for the person. */
export function MissingPage(props: NoPageProps) {
  return (
    <Loaded load={load} pending={<Loading kind="page" />}>
      {(NoPage) => <NoPage {...props} />}
    </Loaded>
  );
}
