import { foldText } from '@tawseel/i18n/text';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { Button, type ButtonProps } from '../button/button.tsx';
import { Icon, icons } from '../icon/icon.tsx';
import { tokens } from '../theme/tokens.ts';
import { PopoverPanel } from './popover-panel.ts';
import { usePopover } from './use-popover.ts';

/** One entry of a {@link Menu}: an action or, with `to`, a link to a screen. An entry with neither is left out. */
export interface MenuItem {
  label: string;
  onSelect?: (() => void) | undefined;
  /** Path of a screen. */
  to?: string;
  /** SVG `path` of an icon. */
  icon?: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Why the entry is disabled; shown below its label. */
  reason?: string | undefined;
  /** For an entry of a choice: whether it is selected. */
  isChecked?: boolean;
  /** Whether the entry links to the present screen (`page`) or to its section (`true`). */
  current?: 'page' | 'true' | undefined;
}

const itemStyles = css`
  display: flex;
  align-items: center;
  gap: 9px;
  inline-size: 100%;
  min-block-size: 2.125rem;
  padding: 5px 10px;
  border: 0;
  border-radius: ${tokens.radius.small};
  background: none;
  color: ${tokens.color.text};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover,
  &:focus-visible {
    background: ${tokens.color.sunken};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentStrong};
    font-weight: 500;
    /* Forced colours show it instead of the background. */
    text-decoration: underline transparent;
  }

  &[data-danger] {
    color: ${tokens.color.red};
  }

  &[aria-disabled='true'] {
    color: ${tokens.color.faint};
    cursor: default;
  }
`;

const ItemButton = styled.button`
  ${itemStyles}
`;

const ItemLink = styled(Link)`
  ${itemStyles}
`;

const Reason = styled.small`
  display: block;
  max-inline-size: 32ch;
  color: ${tokens.color.muted};
  white-space: normal;
`;

const Mark = styled.span`
  display: inline-grid;
  inline-size: 1.15em;
`;

const Chevron = styled(Icon)`
  inline-size: 0.95em;
  opacity: 0.7;
`;

/** The items that do something. */
export function usableItems<Item extends Pick<MenuItem, 'onSelect' | 'to'>>(items: readonly Item[]): Item[] {
  return items.filter(({ onSelect, to }) => onSelect ?? to);
}

function itemsOf(menu: Element) {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

/** The next item after the focused one whose text begins with a letter. */
function itemByLetter(items: readonly HTMLElement[], at: number, letter: string) {
  const rest = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return rest.find(({ textContent }) => foldText(textContent).startsWith(foldText(letter)));
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  if (key === ' ' && items[at] instanceof HTMLAnchorElement) {
    // A browser presses a button by Space, but scrolls the page when a link has the focus.
    event.preventDefault();
    items[at].click();
    return;
  }
  const isLetter = /^[\p{L}\p{N}]$/u.test(key);
  const place = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[key];
  const target =
    isLetter || place === undefined
      ? isLetter && itemByLetter(items, at, key)
      : items.at(place % items.length);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function Entry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const { label, to, icon, isDanger, reason, isChecked, current, onSelect } = item;
  const isDisabled = item.isDisabled || reason !== undefined;
  const select = () => {
    if (isDisabled) return;
    onDone();
    onSelect?.();
  };
  const shared = { tabIndex: -1, 'data-danger': isDanger || undefined, onClick: select };
  const inside = (
    <>
      {isChecked !== undefined && <Mark>{isChecked && <Icon path={icons.tick} />}</Mark>}
      {icon && <Icon path={icon} />}
      {reason === undefined ? (
        label
      ) : (
        <span>
          {label}
          <Reason>{reason}</Reason>
        </span>
      )}
    </>
  );
  if (to !== undefined) {
    return (
      <ItemLink role="menuitem" to={to} aria-current={current} {...shared}>
        {inside}
      </ItemLink>
    );
  }
  const role = isChecked === undefined ? 'menuitem' : 'menuitemradio';
  const checked = isChecked === undefined ? {} : { 'aria-checked': isChecked };
  return (
    <ItemButton type="button" role={role} aria-disabled={isDisabled || undefined} {...checked} {...shared}>
      {inside}
    </ItemButton>
  );
}

export interface MenuProps extends Omit<ButtonProps, 'label' | 'popover'> {
  /** Accessible name of the button and its menu. */
  label: string;
  items: readonly MenuItem[];
  /** Content of the button. Default: its name and an arrow. */
  children?: ReactNode;
}

/** A button that opens a menu by click, Enter or arrow keys; arrows, Home and End move, Escape closes. */
export function Menu({ label, items, children, onKeyDown, ...rest }: MenuProps) {
  const { isOpen, anchor, popover, open, close } = usePopover((menu) => {
    const entries = itemsOf(menu);
    (entries.find((entry) => entry.hasAttribute('aria-current')) ?? entries[0])?.focus();
  });
  const openByArrow: ComponentPropsWithRef<'button'>['onKeyDown'] = (event) => {
    onKeyDown?.(event);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="menu"
        {...(children ? { 'aria-label': label, title: label } : {})}
        {...anchor}
        onKeyDown={openByArrow}
        {...rest}
      >
        {children ?? (
          <>
            {label}
            <Chevron path={icons.chevronDown} />
          </>
        )}
      </Button>
      <PopoverPanel
        role="menu"
        aria-label={label}
        {...popover}
        onKeyDown={(event) => (event.key === 'Tab' ? close() : moveFocus(event))}
      >
        {/* A list has a menu in every row, and most are never opened. */}
        {isOpen && usableItems(items).map((item) => <Entry key={item.label} item={item} onDone={close} />)}
      </PopoverPanel>
    </>
  );
}
