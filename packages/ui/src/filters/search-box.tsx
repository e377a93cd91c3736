import { useTranslation } from '@tawseel/i18n';
import { latinDigits } from '@tawseel/i18n/text';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { Button, IconButton } from '../button/button.tsx';
import { Input } from '../fields/control.styles.ts';
import { showPlain } from '../fields/show-plain.ts';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import { Kbd } from '../frame/values.tsx';
import { Icon, icons } from '../icon/icon.tsx';
import { isSingleKey } from '../shortcuts/single-keys.ts';
import { media, tokens } from '../theme/tokens.ts';

const Root = styled.form.attrs({ role: 'search' })`
  flex: 1 1 15rem;
  min-inline-size: 0;
  max-inline-size: 21.25rem;
  display: flex;
  gap: 8px;

  ${media.phone} {
    flex-basis: 100%;
    max-inline-size: none;
  }
`;

const Box = styled.div`
  position: relative;
  flex: 1;
  display: grid;
  align-items: center;

  > svg {
    position: absolute;
    inset-inline-start: 11px;
    color: ${tokens.color.faint};
    pointer-events: none;
  }

  > :last-child:not(input) {
    position: absolute;
    inset-inline-end: 4px;
  }

  > kbd:last-child {
    inset-inline-end: 9px;
    pointer-events: none;
  }

  input {
    block-size: ${tokens.height.control};
    padding-inline: 2.25rem 2.375rem;
  }

  input::-webkit-search-cancel-button {
    display: none;
  }

  ${media.phone} {
    input {
      block-size: 2.75rem;
    }
  }
`;

/** Debounce of the search in ms: the first letter searches at once, fast following letters search together. */
const searchPause = 50;

/** Maximum length of a search. */
export const longestSearch = 200;

export interface SearchBoxProps {
  /** Accessible name, and the default placeholder. */
  label: string;
  /** The present search. */
  value: string;
  onSearch: (text: string) => void;
  /** `live` searches while typing; `button` searches on the button or Enter. */
  mode?: 'live' | 'button';
  placeholder?: string;
}

/** Search box of a list. The `/` key focuses it from anywhere on the page. */
export function SearchBox({ label, value, onSearch, mode = 'live', placeholder = label }: SearchBoxProps) {
  const { t } = useTranslation('base');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  // Searches that have not come back as `value` yet: their arrival must not overwrite newer input.
  const requested = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const searchedAt = useRef(-searchPause);
  const shown = useRef(value);

  useEffect(() => {
    shown.current = value;
    const at = requested.current.indexOf(value);
    requested.current = at === -1 ? [] : requested.current.slice(at + 1);
    if (at === -1) setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A filter may change during the debounce; the search then uses the list's state at that time.
  const tellSearch = useStableHandler(onSearch);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      // On an Arabic keyboard the same key types a letter.
      const isSlash = event.key === '/' || (event.code === 'Slash' && !event.shiftKey && event.key !== '?');
      if (!isSlash || !isSingleKey(event)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  const search = (next: string) => {
    clearTimeout(timer.current);
    // Compared with the last requested search: `value` may not have caught up yet.
    if (next === (requested.current.at(-1) ?? shown.current)) return;
    requested.current.push(next);
    searchedAt.current = performance.now();
    tellSearch(next);
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    if (mode === 'button') return;
    const wait = searchedAt.current + searchPause - performance.now();
    if (wait <= 0) search(next);
    else timer.current = setTimeout(search, wait, next);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    search(text);
  };
  const clear = () => {
    setText('');
    search('');
    input.current?.focus();
  };
  return (
    <Root onSubmit={submit} data-set={value !== '' || undefined}>
      <Box>
        <Input
          ref={input}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          value={text}
          maxLength={longestSearch}
          autoComplete="off"
          onChange={(event) => type(showPlain(event.target, latinDigits))}
        />
        <Icon path={icons.search} />
        {text === '' ? (
          <Kbd aria-hidden="true">/</Kbd>
        ) : (
          <IconButton size="small" label={t('clearSearch')} icon={icons.cross} onClick={clear} />
        )}
      </Box>
      {mode === 'button' && <Button type="submit">{t('search')}</Button>}
    </Root>
  );
}
