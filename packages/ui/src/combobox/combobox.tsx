import { useTranslation } from '@tawseel/i18n';
import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/button.tsx';
import { Adorned, Input } from '../fields/control.styles.ts';
import { Notice } from '../frame/notice.tsx';
import { VisuallyHidden } from '../frame/visually-hidden.tsx';
import { Icon, icons } from '../icon/icon.tsx';
import { PopoverPanel } from '../menu/popover-panel.ts';
import type { ChoiceList, ChoiceOption, ChoiceSource, ChosenOption } from './combobox.types.ts';
import { Listbox } from './listbox.tsx';
import { chosenText } from './option-text.ts';
import { placePopup } from './place-popup.ts';
import { useHeldSubmit } from './use-held-submit.ts';
import { useChoiceSearch, useListbox, type ChoiceSearch } from './use-listbox.ts';

const Popup = styled(PopoverPanel)`
  max-inline-size: none;
  overflow: hidden;

  &:popover-open {
    display: flex;
    flex-direction: column;
  }
`;

export interface ComboboxProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Texts that no option has are values too. */
  isFree?: boolean | undefined;
  source: ChoiceSource;
  /** What the options belong to. */
  within?: string | undefined;
}

interface BoxProps extends Omit<ComboboxProps, 'source' | 'within' | 'list'> {
  list: ChoiceList;
  search: ChoiceSearch;
  chosen: ChosenOption;
  onPick: (option: ChoiceOption) => void;
}

function ComboboxBox(props: BoxProps) {
  const { label, value, onChange, isFree = false, readOnly = false, onBlur, ...others } = props;
  const { list, search, chosen, onPick, ...rest } = others;
  const { typed, setTyped } = search;
  const { t } = useTranslation('base');
  const box = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const isOpen = typed !== undefined;
  // Opened, but not typed in yet: the field still shows the chosen name.
  const [isTyping, setIsTyping] = useState(false);
  // The focus has left before the match that will be picked was there.
  const [isLeft, setIsLeft] = useState(false);
  const name = isFree ? value : chosenText(value, chosen, t);
  const close = () => {
    setTyped(undefined);
    setIsTyping(false);
    setIsLeft(false);
    state.reset();
  };
  const pick = (option: ChoiceOption) => {
    onPick(option);
    release(true);
    close();
  };
  const state = useListbox({
    list,
    search,
    isFirstActive: !isFree && Boolean(typed),
    value,
    onPick: pick,
    onMiss: () => {
      release(false);
      if (isLeft) close();
    },
  });
  const release = useHeldSubmit(box, isLeft);
  const isShown = isOpen && !isLeft;

  useLayoutEffect(() => {
    const [list, field] = [popup.current, box.current];
    if (!isShown || !list || !field) return undefined;
    const place = () => placePopup(list, field);
    place();
    list.showPopover();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
      list.hidePopover();
    };
  }, [isShown]);

  const open = () => !readOnly && !isOpen && setTyped('');
  const type = (text: string) => {
    setTyped(text);
    setIsTyping(true);
    // An empty field has no value; any other text becomes one when an option is picked.
    if (isFree || text === '') onChange(text);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (readOnly || (!isOpen && !isArrow)) return;
    if (key === 'Escape') close();
    else if (key === 'Tab' && typed) return void state.press('Enter');
    else if (!isOpen) open();
    else if (!state.press(key)) return;
    event.preventDefault();
    // Escape closes the list, not the dialog around it.
    event.stopPropagation();
  };
  return (
    <>
      <Adorned ref={box}>
        <Input
          dir="auto"
          {...rest}
          {...state.input}
          aria-expanded={isShown}
          readOnly={readOnly}
          value={isTyping && !isFree ? (typed ?? '') : name}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => {
            setIsLeft(false);
            event.target.select();
          }}
          onClick={open}
          onKeyDown={press}
          onBlur={(event) => {
            if (state.isAwaited) setIsLeft(true);
            else close();
            onBlur?.(event);
          }}
        />
        {value !== '' && !readOnly && (
          <IconButton
            size="small"
            tabIndex={-1}
            label={`${t('clear')}: ${label}`}
            icon={icons.cross}
            onClick={() => {
              type('');
              box.current?.querySelector('input')?.focus();
            }}
          />
        )}
        {value === '' && (
          <span>
            <Icon path={icons.chevronDown} />
          </span>
        )}
        <VisuallyHidden as="output">{state.status}</VisuallyHidden>
        <Popup ref={popup} popover="manual">
          {isShown && <Listbox state={state} label={label} />}
        </Popup>
      </Adorned>
      {value !== '' && chosen?.warning && <Notice tone="attention">{chosen.warning}</Notice>}
    </>
  );
}

/** A text field whose value is chosen from a searched list (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). */
export function Combobox({ source: Source, within, ...props }: ComboboxProps) {
  const { value, onChange, isFree } = props;
  const search = useChoiceSearch();
  const [picked, setPicked] = useState<ChoiceOption>();
  const known = picked?.value === value ? picked : undefined;
  const pick = (option: ChoiceOption) => {
    setPicked(option);
    onChange(option.value);
  };
  return (
    <Source search={search.search} value={isFree || known ? '' : value} within={within}>
      {(list, found) => (
        <ComboboxBox {...props} {...{ list, search }} chosen={known ?? found} onPick={pick} />
      )}
    </Source>
  );
}
