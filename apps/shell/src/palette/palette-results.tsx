import { ExtensionView, useExtensions, type PaletteResult } from '@tawseel/federation/slots';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Skeleton, tokens, VisuallyHidden } from '@tawseel/ui';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Found } from './palette.styles.ts';

const Heading = styled.h3`
  margin-block-start: 12px;
  padding-inline: 10px;
  font-size: 0.8125rem;
  font-weight: 600;
  color: ${tokens.color.muted};
`;

/** As high as one result. */
const Waiting = styled.li`
  display: grid;
  align-items: center;
  min-block-size: 2.5rem;
  padding-inline: 10px;
`;

/** Minimum length of the text for a search by extensions. */
const shortest = 2;

/** Debounce of the extensions' search, in milliseconds. */
const pause = 200;

function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export interface PaletteResultsProps {
  search: string;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Results of `palette.results`, below the screens so that late results do not move them. */
export function PaletteResults({ search, onClose, onKeyDown }: PaletteResultsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { of, language } = useExtensions();
  const settled = useSettled(search.trim());
  if (settled.length < shortest) return null;
  return of('palette.results').map((extension) => {
    const label = extension.label[language];
    const show = (results: readonly PaletteResult[], isLoading = false) =>
      (isLoading || results.length > 0) && (
        <section aria-label={label} aria-busy={isLoading}>
          <Heading>{label}</Heading>
          <VisuallyHidden as="output">
            {!isLoading &&
              `${label}: ${t('base:results', { count: results.length, number: format.number(results.length) })}`}
          </VisuallyHidden>
          <Found>
            {isLoading && (
              <Waiting>
                <Skeleton $width="60%" />
                <VisuallyHidden>{t('base:loading')}</VisuallyHidden>
              </Waiting>
            )}
            {results.map(({ key, title, note, to }) => (
              <li key={key}>
                <Link to={to} onClick={onClose} onKeyDown={onKeyDown}>
                  <bdi>{title}</bdi>
                  <small>
                    <bdi>{note}</bdi>
                  </small>
                </Link>
              </li>
            ))}
          </Found>
        </section>
      );
    return (
      <ExtensionView
        key={`${extension.feature} ${extension.name}`}
        slot="palette.results"
        extension={extension}
        props={{ search: settled, show }}
        pending={show([], true)}
        failed={null}
      />
    );
  });
}
