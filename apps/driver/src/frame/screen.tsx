import { useTranslation } from '@tawseel/i18n';
import { Icon } from '@tawseel/ui';
import { useEffect, type ReactNode } from 'react';
import { BackLink } from './back-link.styles.ts';
import { Foot, Header, Main } from './screen.styles.ts';

const arrow = 'M19 12H5M11 6l-6 6 6 6';

export interface ScreenProps {
  title: string;
  /** A quiet line below the title. */
  subtitle?: ReactNode;
  /** Path of the screen above this one. */
  back?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** The main action, at the bottom. */
  foot?: ReactNode;
  children: ReactNode;
}

/** One screen: its title, its content and, in reach of a thumb, its main action. */
export function Screen({ title, subtitle, back, actions, foot, children }: ScreenProps) {
  const { t } = useTranslation('driver');
  useEffect(() => {
    document.title = `${title} · ${t('base:brand')}`;
  }, [t, title]);
  return (
    <>
      <Header>
        {back !== undefined && (
          <BackLink to={back} aria-label={t('base:back')}>
            <Icon path={arrow} flip />
          </BackLink>
        )}
        <div>
          <h1 tabIndex={-1}>
            <bdi>{title}</bdi>
          </h1>
          {subtitle !== undefined && <p>{subtitle}</p>}
        </div>
        {actions}
      </Header>
      <Main>
        {children}
        {foot !== undefined && <Foot>{foot}</Foot>}
      </Main>
    </>
  );
}
