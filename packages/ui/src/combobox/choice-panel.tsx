import { useTranslation } from '@tawseel/i18n';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Input } from '../fields/control.styles.ts';
import { VisuallyHidden } from '../frame/visually-hidden.tsx';
import type { ChoiceOption, ChoiceSource } from './combobox.types.ts';
import { Listbox } from './listbox.tsx';
import { useChosenLabel } from './use-chosen-label.ts';
import { useListbox } from './use-listbox.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 5px;
  inline-size: min(20rem, calc(100vw - 28px));
  max-block-size: min(25rem, 66dvh);
`;

export interface ChoicePanelProps {
  label: string;
  source: ChoiceSource;
  value: string;
  onPick: (option: ChoiceOption) => void;
}

/** The open panel of a filter: a search and its matches; picking one, or All, applies it. */
export function ChoicePanel({ label, source, value, onPick }: ChoicePanelProps) {
  const { t } = useTranslation('base');
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isSet = value !== '' && search === '';
  const state = useListbox({
    source,
    isOpen: true,
    search,
    isFirstActive: search !== '',
    value,
    first: isSet ? { value: '', label: t('all') } : undefined,
    onPick,
  });
  return (
    <Root>
      <Input
        ref={field}
        aria-label={label}
        placeholder={t('search')}
        dir="auto"
        {...state.input}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => state.press(event.key) && event.preventDefault()}
      />
      <VisuallyHidden as="output">{state.status}</VisuallyHidden>
      <Listbox state={state} label={label} />
    </Root>
  );
}

/** The name of a filter's value. */
export function ChosenName({
  source,
  value,
  picked,
}: Pick<ChoicePanelProps, 'source' | 'value'> & { picked?: ChoiceOption | undefined }) {
  return <bdi>{useChosenLabel(source, value, picked)}</bdi>;
}
