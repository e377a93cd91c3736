import { useFormat, useTranslation } from '@tawseel/i18n';
import { matchesSearch } from '@tawseel/i18n/text';
import { Dialog, Icon, tokens, VisuallyHidden } from '@tawseel/ui';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useConsole } from '../context/console-context.tsx';
import { useDestinations, type Destination } from '../destinations/destinations.ts';
import { PaletteResults } from './palette-results.tsx';
import { Found } from './palette.styles.ts';
import { screenNames } from './screen-names.ts';

/** The fixed height prevents layout shift when results arrive late. */
const Content = styled.div`
  block-size: min(35rem, 60dvh);
  overflow: auto;
`;

const Field = styled.input`
  inline-size: 100%;
  block-size: 2.625rem;
  padding-inline: 12px;
  border: 1px solid ${tokens.color.lineField};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.surface};
  /* The scrolling content would clip an outline outside of the field. */
  outline-offset: -2px;
`;

const Outcome = styled.output`
  &[data-none] {
    display: block;
    padding: 24px 10px;
    color: ${tokens.color.muted};
  }

  /* Hidden when extensions have results. */
  &[data-none]:has(~ section) {
    display: none;
  }
`;

function useFound(search: string): Destination[] {
  const { registry } = useConsole();
  const names = useMemo(() => screenNames(registry), [registry]);
  const isNamed = ({ path }: Destination, withMenu: boolean) => {
    const { title = [], menu = [] } = names.get(path) ?? {};
    return matchesSearch(search, withMenu ? [...title, ...menu] : title);
  };
  const destinations = useDestinations().filter((one) => isNamed(one, true));
  // A screen of that name comes before the screens of a menu of that name.
  return destinations.toSorted((a, b) => Number(isNamed(b, false)) - Number(isNamed(a, false)));
}

export interface PaletteDialogProps {
  /** Text typed before the dialog appeared. */
  initialSearch: string;
  onClose: () => void;
}

/** The open palette: screens by name, and the results of extensions. */
export function PaletteDialog({ initialSearch, onClose }: PaletteDialogProps) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const { pages } = useConsole();
  const [search, setSearch] = useState(initialSearch);
  const content = useRef<HTMLDivElement>(null);
  const found = useFound(search);
  const first = found[0]?.path;

  useEffect(() => {
    if (first) pages.preload(first);
  }, [first, pages]);

  /** Arrow keys move between the field and the results; letters always go to the field. */
  function press(event: KeyboardEvent) {
    const stops = [...(content.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      stops.at((at + step) % stops.length)?.focus();
    } else if (at > 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      stops[0]?.focus();
    } else if (at === 0 && event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // Prevents the click that Enter would give the element focused next.
      event.preventDefault();
      stops[1]?.click();
    }
  }

  return (
    <Dialog title={t('palette.title')} onClose={onClose} width="32.5rem" isCompact>
      <Content ref={content}>
        <Field
          aria-label={t('palette.title')}
          placeholder={t('palette.placeholder')}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={press}
        />
        <Found data-first>
          {found.map(({ path, title, section, icon }) => (
            <li key={path}>
              <Link to={path} onClick={onClose} onKeyDown={press}>
                <Icon path={icon} />
                {title}
                <small>{section}</small>
              </Link>
            </li>
          ))}
        </Found>
        <Outcome data-none={found.length === 0 || undefined}>
          {found.length === 0
            ? t('palette.none')
            : search !== '' && (
                <VisuallyHidden>
                  {t('base:results', { count: found.length, number: format.number(found.length) })}
                </VisuallyHidden>
              )}
        </Outcome>
        {search !== '' && <PaletteResults search={search} onClose={onClose} onKeyDown={press} />}
      </Content>
    </Dialog>
  );
}
