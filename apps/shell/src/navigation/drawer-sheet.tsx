import { useTranslation } from '@tawseel/i18n';
import { hasUnsavedInput, Icon, IconButton, icons, tokens } from '@tawseel/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Brand } from './brand.tsx';
import { useAccountPages, useSections } from '../destinations/destinations.ts';
import { useCurrent } from './use-current.ts';

const Sheet = styled.dialog`
  inset-block: 0;
  inset-inline: 0 auto;
  inline-size: min(22rem, 92vw);
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 12px;
  overflow: auto;
  border: 0;
  border-inline-end: 1px solid ${tokens.color.line};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};

  &::backdrop {
    background: ${tokens.color.backdrop};
  }

  h2 {
    display: flex;
    align-items: center;
    gap: 9px;
    padding: 6px 10px 0;
    color: ${tokens.color.muted};
    font-size: 0.75rem;
    font-weight: 600;
  }

  /* Side by side: a short phone shows the screens of every day without scrolling. */
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  }

  li a {
    display: flex;
    align-items: center;
    gap: 9px;
    min-block-size: 2.5rem;
    padding-inline: 10px;
    line-height: 1.35;
    border-radius: ${tokens.radius.small};
    color: ${tokens.color.text};
    text-decoration: none;
  }

  li a[aria-current] {
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentStrong};
    font-weight: 500;
    /* Forced colours show it instead of the background. */
    text-decoration: underline transparent;
  }
`;

// Home stands here: a short phone shows the screens of every day without scrolling.
const Head = styled.header`
  display: flex;
  gap: 12px;
  align-items: center;
  padding-inline-start: 8px;

  ul {
    flex: 1;
  }
`;

export interface DrawerSheetProps {
  onClose: () => void;
}

/** The sheet of the drawer: every screen under its menu. */
export function DrawerSheet({ onClose }: DrawerSheetProps) {
  const { t } = useTranslation('shell');
  const sections = useSections();
  const currentOf = useCurrent();
  const own = useAccountPages();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  // The browser returns the focus.
  const close = () => sheet.current?.close();

  const link = (path: string, title: string) => {
    const current = currentOf(path);
    // Another page removes the sheet with the page below it: to close it first would restyle that page.
    const stay = () => {
      if (current || hasUnsavedInput()) close();
    };
    return (
      <li key={path}>
        <Link to={path} aria-current={current} onClick={stay}>
          {title}
        </Link>
      </li>
    );
  };

  return (
    <Sheet
      ref={sheet}
      aria-label={t('navigation')}
      onClose={onClose}
      onClick={(event) => {
        // Only a click on the backdrop has the dialog itself as its target.
        if (event.target === event.currentTarget) close();
      }}
    >
      <nav aria-label={t('navigation')}>
        <Head>
          <Brand />
          <ul>{link('/home', t('home'))}</ul>
          <IconButton label={t('base:close')} icon={icons.cross} onClick={close} />
        </Head>
        {sections.map(({ key, label, icon, items }) => (
          <div key={key}>
            <h2 id={`drawer-${key}`}>
              <Icon path={icon} />
              {label}
            </h2>
            <ul aria-labelledby={`drawer-${key}`}>{items.map(({ path, title }) => link(path, title))}</ul>
          </div>
        ))}
        <hr />
        <ul>{own.map(({ path, title }) => link(path, title))}</ul>
      </nav>
    </Sheet>
  );
}
