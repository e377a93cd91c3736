import { rolesWith } from '@tawseel/api-client/permitted';
import { useTranslation } from '@tawseel/i18n';
import { EmptyState, LinkButton, Page, PageHeader } from '@tawseel/ui';
import { useConsole } from '../context/console-context.tsx';
import { words } from './words.ts';

/** Page at an address that the person's role may not open: names the roles that may. */
export function NotPermittedPage({ requires }: { requires: readonly string[] }) {
  const { t } = useTranslation('shell');
  const { language } = useConsole();
  const { title, text, roles } = words[language];
  const names = rolesWith(requires).map((role) => roles[role]);
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState
        text={text}
        hint={new Intl.ListFormat(language).format(names)}
        action={
          <LinkButton to="/home" variant="primary">
            {t('notFound.home')}
          </LinkButton>
        }
      />
    </Page>
  );
}
