import { useTranslation } from '@tawseel/i18n';
import { matchesSearch } from '@tawseel/i18n/text';
import { Dialog, Icon, tokens } from '@tawseel/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useConsole } from '../context/console-context.tsx';
import { useDestinations, type Destination } from '../destinations/destinations.ts';

const opened = 'tawseel:palette';

/** Opens the palette from anywhere in the shell. */
export function openPalette(): void {
  window.dispatchEvent(new Event(opened));
}

const Field = styled.input`
  inline-size: 100%;
  block-size: 42px;
  padding-inline: 12px;
  border: 1px solid ${tokens.color.lineField};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.surface};
`;

const Found = styled.ul`
  display: grid;
  gap: 2px;
  margin-block-start: 10px;

  a {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 40px;
    padding-inline: 10px;
    border-radius: ${tokens.radius.small};
    color: inherit;
    text-decoration: none;
  }

  a:hover,
  a:focus-visible,
  &:not(:focus-within) li:first-child a {
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentStrong};
  }

  small {
    margin-inline-start: auto;
    color: ${tokens.color.muted};
  }
`;

const None = styled.output`
  display: block;
  padding: 24px 10px;
  color: ${tokens.color.muted};
`;

/** Goes to any screen by its name: Ctrl+K, some letters, Enter. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const open = () => setOpen(true);
    const press = (event: globalThis.KeyboardEvent) => {
      // By the key's place, so that it is the same one on an Arabic keyboard.
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK') {
        event.preventDefault();
        if (!document.querySelector('dialog[open]')) open();
      }
    };
    window.addEventListener(opened, open);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener(opened, open);
      window.removeEventListener('keydown', press);
    };
  }, []);

  return isOpen ? <OpenPalette onClose={() => setOpen(false)} /> : null;
}

function useFound(search: string): Destination[] {
  const found = useDestinations().filter(({ title, section }) => matchesSearch(search, [title, section]));
  // What is called that comes before what is in a menu called that.
  const isCalled = ({ title }: Destination) => Number(matchesSearch(search, [title]));
  return found.toSorted((a, b) => isCalled(b) - isCalled(a));
}

function OpenPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { pages } = useConsole();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const content = useRef<HTMLDivElement>(null);
  const found = useFound(search);
  const first = found[0]?.path;

  useEffect(() => {
    if (first) pages.preload(first);
  }, [first, pages]);

  /** Arrows go through the field and what it found; letters always go to the field. */
  function press(event: KeyboardEvent) {
    const stops = [...(content.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      stops.at((at + step) % stops.length)?.focus();
    } else if (at > 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      stops[0]?.focus();
    } else if (at === 0 && event.key === 'Enter' && first && !event.nativeEvent.isComposing) {
      onClose();
      void navigate(first);
    }
  }

  return (
    <Dialog title={t('palette.title')} onClose={onClose} width="520px" isCompact>
      <div ref={content}>
        <Field
          aria-label={t('palette.title')}
          placeholder={t('palette.placeholder')}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={press}
        />
        <Found>
          {found.map(({ path, title, section, icon }) => (
            <li key={path}>
              <Link to={path} onClick={onClose} onFocus={() => pages.preload(path)} onKeyDown={press}>
                <Icon path={icon} />
                {title}
                <small>{section}</small>
              </Link>
            </li>
          ))}
        </Found>
        {found.length === 0 && <None>{t('palette.none')}</None>}
      </div>
    </Dialog>
  );
}
