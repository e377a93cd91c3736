import { rolesWith } from '@tawseel/api-client/permitted';
import { EmptyState, LinkButton, Page, PageHeader } from '@tawseel/ui';
import { useConsole } from '../context/console-context.tsx';
import { words } from './words.ts';

export interface NoPageProps {
  /** Permissions of a page that the person may not open; undefined if there is no page. */
  requires?: readonly string[] | undefined;
}

/** Page for an unknown address, or for one that the person's role may not open: it names the roles that may. */
export function NoPage({ requires }: NoPageProps) {
  const { language } = useConsole();
  const { notFound, notPermitted, home, roles } = words[language];
  const { title, text } = requires ? notPermitted : notFound;
  const names = requires && rolesWith(requires).map((role) => roles[role]);
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState
        text={text}
        hint={names && new Intl.ListFormat(language).format(names)}
        action={
          <LinkButton to="/home" variant="primary">
            {home}
          </LinkButton>
        }
      />
    </Page>
  );
}
