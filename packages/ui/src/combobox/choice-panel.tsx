import { useTranslation } from '@tawseel/i18n';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Input } from '../fields/control.styles.ts';
import { VisuallyHidden } from '../frame/visually-hidden.tsx';
import { useFetched } from '../fetched/use-fetched.ts';
import type { ChoiceList, ChoiceOption, ChoiceSource, LoadChoices } from './combobox.types.ts';
import { fetchedSource } from './fetched-source.ts';
import { Listbox } from './listbox.tsx';
import { chosenText } from './option-text.ts';
import { useChoiceSearch, useListbox, type ChoiceSearch } from './use-listbox.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 5px;
  inline-size: min(20rem, calc(100vw - 28px));
  max-block-size: min(25rem, 66dvh);

  > input {
    flex: none;
  }
`;

interface PanelProps {
  label: string;
  list: ChoiceList;
  search: ChoiceSearch;
  value: string;
  onPick: (option: ChoiceOption) => void;
}

function Panel({ label, list, search, value, onPick }: PanelProps) {
  const { t } = useTranslation('base');
  const { typed = '', setTyped } = search;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const state = useListbox({
    list,
    search,
    isFirstActive: typed !== '',
    value,
    first: value !== '' && typed === '' ? { value: '', label: t('all') } : undefined,
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
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => state.press(event.key) && event.preventDefault()}
      />
      <VisuallyHidden as="output">{state.status}</VisuallyHidden>
      <Listbox state={state} label={label} />
    </Root>
  );
}

interface OpenPanelProps extends Omit<PanelProps, 'list' | 'search'> {
  source: ChoiceSource;
}

function OpenPanel({ source: Source, ...props }: OpenPanelProps) {
  const search = useChoiceSearch('');
  return (
    <Source search={search.search} value="">
      {(list) => <Panel {...props} {...{ list, search }} />}
    </Source>
  );
}

export interface ChoicePanelProps extends Omit<OpenPanelProps, 'source'> {
  choices: LoadChoices;
}

/** The open panel of a filter: a search and its matches; picking one, or All, applies it. */
export function ChoicePanel({ choices, ...props }: ChoicePanelProps) {
  const source = useFetched(fetchedSource(choices));
  return source && <OpenPanel {...props} source={source} />;
}

interface FoundNameProps {
  source: ChoiceSource;
  value: string;
  picked: ChoiceOption | undefined;
}

function FoundName({ source: Source, value, picked }: FoundNameProps) {
  const { t } = useTranslation('base');
  const known = picked?.value === value ? picked : undefined;
  return (
    <Source search={undefined} value={known ? '' : value}>
      {(_, found) => <bdi>{chosenText(value, known ?? found, t)}</bdi>}
    </Source>
  );
}

/** The name of a filter's value. */
export function ChosenName({ choices, ...props }: Omit<FoundNameProps, 'source'> & { choices: LoadChoices }) {
  const source = useFetched(fetchedSource(choices));
  return source ? <FoundName {...props} source={source} /> : props.value;
}
