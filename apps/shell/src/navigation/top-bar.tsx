import { useTranslation } from '@tawseel/i18n';
import { Button, Icon, icons, Kbd, media, Menu, tokens } from '@tawseel/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useConsole } from '../context/console-context.tsx';
import { openPalette } from '../palette/palette.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { useSections } from '../destinations/destinations.ts';
import { Drawer } from './drawer.tsx';
import { useCurrent } from './use-current.ts';
import { useFit } from './use-fit.ts';
import { narrow, narrowBar, tight, tightBar } from './widths.ts';

const Header = styled.header`
  position: sticky;
  z-index: 20;
  inset-block-start: 0;
  border-block-end: 1px solid ${tokens.color.line};
  background: color-mix(in srgb, ${tokens.color.surface} 90%, transparent);
  -webkit-backdrop-filter: saturate(1.4) blur(10px);
  backdrop-filter: saturate(1.4) blur(10px);

  ${media.print} {
    display: none;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  max-inline-size: ${tokens.size.pageWidth};
  block-size: 3.5rem;
  margin-inline: auto;
  padding-inline: 24px;

  ${narrow} {
    padding-inline: 12px;
  }
`;

const BrandLink = styled(Link)`
  display: inline-flex;
  margin-inline-end: 16px;
  border-radius: ${tokens.radius.small};
  color: inherit;
  text-decoration: none;
`;

const Sections = styled.nav`
  flex: 1;

  ul {
    display: flex;
    gap: 2px;
  }

  li > a,
  li > button {
    display: inline-flex;
    align-items: center;
    block-size: 2.125rem;
    padding-inline: 11px;
    border-radius: ${tokens.radius.small};
    color: ${tokens.color.muted};
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }

  li > a:hover,
  li > button:hover {
    background: ${tokens.color.sunken};
    color: ${tokens.color.text};
  }

  li > a[aria-current],
  li > button[aria-current] {
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentStrong};
    /* Forced colours show it instead of the background. */
    text-decoration: underline transparent;
  }

  ${narrow} {
    display: none;
  }

  ${narrowBar} {
    display: none;
  }
`;

const paletteKeys = 'Ctrl K';

const SearchButton = styled(Button)`
  margin-inline-start: auto;
  color: ${tokens.color.muted};
  font-weight: 400;

  ${tight} {
    kbd,
    span {
      display: none;
    }
  }

  ${tightBar} {
    kbd,
    span {
      display: none;
    }
  }
`;

/** Brand, menus of the live features, palette and account. A drawer holds the menus when they do not fit. */
export function TopBar() {
  const { t } = useTranslation('shell');
  const { pages } = useConsole();
  const currentOf = useCurrent();
  const sections = useSections();
  const bar = useFit();

  return (
    <Header>
      <Bar ref={bar}>
        <Drawer />
        <BrandLink to="/home" aria-label={`${t('base:brand')}, ${t('home')}`}>
          <Brand />
        </BrandLink>
        <Sections aria-label={t('navigation')}>
          <ul>
            <li>
              <Link to="/home" aria-current={currentOf('/home')}>
                {t('home')}
              </Link>
            </li>
            {sections.map(({ key, label, items }) => {
              const [only] = items;
              const isCurrent = items.some((item) => currentOf(item.path));
              const warm = () => items.forEach((item) => pages.preload(item.path));
              return (
                <li key={key}>
                  {items.length === 1 && only ? (
                    <Link to={only.path} aria-current={currentOf(only.path)}>
                      {label}
                    </Link>
                  ) : (
                    <Menu
                      label={label}
                      aria-current={isCurrent || undefined}
                      onPointerEnter={warm}
                      onFocus={warm}
                      items={items.map(({ path, title }) => ({
                        label: title,
                        to: path,
                        current: currentOf(path),
                      }))}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        </Sections>
        <SearchButton
          onClick={openPalette}
          aria-label={`${t('palette.open')} ${paletteKeys}`}
          aria-keyshortcuts="Control+K"
        >
          <Icon path={icons.search} />
          {/* The space separates the words where the button is read as text. */}
          <span>{t('palette.open')}</span> <Kbd dir="ltr">{paletteKeys}</Kbd>
        </SearchButton>
        <AccountMenu />
      </Bar>
    </Header>
  );
}
