import { useFormat, useTranslation } from '@tawseel/i18n';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Button, IconButton } from '../button/button.tsx';
import { focusRows, isFocusLost } from '../focus/return-focus.ts';
import { Kbd } from '../frame/values.tsx';
import { icons } from '../icon/icon.tsx';
import type { RowAction, Selection } from '../table/table.types.ts';
import { tokens } from '../theme/tokens.ts';
import { toastKey } from '../toast/toast-card.tsx';

/** Space above and below the bar, in px. */
const gap = 16;

/**
 * Sticks to the bottom of the visible list, and follows the list at its end: selecting the first row moves
 * nothing, and the bar does not cover the last row. It has no rule for print of its own: the first such rule after the rows
 * makes the browser compute the style of all of them.
 */
const Root = styled.section`
  position: sticky;
  z-index: 5;
  inset-block-end: ${gap}px;
  inline-size: fit-content;
  max-inline-size: 100%;
  margin-block-start: ${gap}px;
  margin-inline: auto;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  padding-block: 6px;
  padding-inline: 16px 6px;
  border: 1px solid ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  box-shadow: ${tokens.shadow.high};

  p {
    margin-inline-end: 8px;
    font-weight: 600;
    white-space: nowrap;
  }
`;

/** Nothing that gets the focus ends up beneath the bar. A focus that leaves with the bar moves to the rows. */
function attend(bar: HTMLElement) {
  const { style } = document.documentElement;
  style.scrollPaddingBlockEnd = `${bar.offsetHeight + 2 * gap}px`;
  return () => {
    style.scrollPaddingBlockEnd = '';
    setTimeout(() => {
      if (isFocusLost()) focusRows();
    });
  };
}

export interface ActionBarProps {
  /** Number of selected rows, as text. */
  text: string;
  selection: Selection;
  actions: readonly RowAction[];
  /** The action that {@link toastKey} leads to. */
  keyed: RowAction | undefined;
}

/** Actions on the selected rows. */
export function ActionBar({ text, selection, actions, keyed }: ActionBarProps) {
  const { t } = useTranslation('base');
  const format = useFormat();
  const { matching } = selection;
  // Element that had the focus before the bar. The bar unmounts when nothing is selected, and a selected row
  // is the better place for the focus.
  const before = useRef<HTMLElement>(null);
  const enter = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget;
  };
  const goBack = () => {
    if (before.current?.isConnected) before.current.focus();
    else focusRows();
  };
  const clear = () => {
    selection.onChange(new Set());
    goBack();
  };
  // The bar is behind all rows, and more rows load as the focus comes near the last: a key leads to it and back.
  const leave = (event: KeyboardEvent) => {
    if (event.key !== toastKey) return;
    event.preventDefault();
    goBack();
  };
  return (
    <Root ref={attend} aria-label={text} data-print="hide" onFocus={enter} onKeyDown={leave}>
      <Bar data-bar>
        <p aria-hidden="true">{text}</p>
        {matching && !matching.isSelected && (
          <Button variant="ghost" size="small" onClick={matching.select}>
            {t('selectMatching', { count: matching.total, number: format.number(matching.total) })}
          </Button>
        )}
        {keyed && <Kbd aria-hidden="true">{toastKey}</Kbd>}
        {actions.map(({ label, onSelect, isDanger = false, reason, isDisabled = reason !== undefined }) => (
          <Button
            key={label}
            variant="ghost"
            size="small"
            isDanger={isDanger}
            disabled={isDisabled}
            aria-keyshortcuts={label === keyed?.label ? toastKey : undefined}
            title={reason}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
        <IconButton size="small" label={t('clearSelection')} icon={icons.cross} onClick={clear} />
      </Bar>
    </Root>
  );
}
