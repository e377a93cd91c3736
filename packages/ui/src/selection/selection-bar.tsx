import { useFormat, useTranslation } from '@tawseel/i18n';
import { useRef, type FocusEvent } from 'react';
import { styled } from 'styled-components';
import { Button, IconButton } from '../button/button.tsx';
import { focusHeading } from '../frame/page.tsx';
import { VisuallyHidden } from '../frame/visually-hidden.tsx';
import { icons } from '../icon/icon.tsx';
import { usableItems } from '../menu/menu.tsx';
import type { RowAction, Selection } from '../table/table.types.ts';
import { tokens } from '../theme/tokens.ts';

/**
 * Sticks to the bottom of the visible list, and follows the list at its end: selecting the first row moves
 * nothing, and the bar does not cover the last row. It has no rule for print of its own: the first such rule after the rows
 * makes the browser compute the style of all of them.
 */
const Root = styled.section`
  position: sticky;
  z-index: 5;
  inset-block-end: 16px;
  inline-size: fit-content;
  max-inline-size: 100%;
  margin-block-start: 16px;
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

export interface SelectionBarProps {
  selection: Selection;
  actions: readonly RowAction[];
}

/** Number of selected rows and the actions on them. */
export function SelectionBar({ selection, actions }: SelectionBarProps) {
  const { t } = useTranslation('base');
  const format = useFormat();
  const { selected, matching } = selection;
  const count = matching?.isSelected ? matching.total : selected.size;
  const text = t('selected', { count, number: format.number(count) });
  // Element that had the focus before the bar. The bar unmounts when nothing is selected, and a selected row
  // is the better place for the focus.
  const before = useRef<HTMLElement>(null);
  const enter = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget;
  };
  const clear = () => {
    selection.onChange(new Set());
    if (before.current?.isConnected) before.current.focus();
    else focusHeading();
  };
  return (
    <>
      <VisuallyHidden as="output">{count > 0 ? text : ''}</VisuallyHidden>
      {count > 0 && (
        <Root aria-label={text} data-print="hide" onFocus={enter}>
          <Bar>
            <p aria-hidden="true">{text}</p>
            {matching && !matching.isSelected && (
              <Button variant="ghost" size="small" onClick={matching.select}>
                {t('selectMatching', { count: matching.total, number: format.number(matching.total) })}
              </Button>
            )}
            {usableItems(actions).map(
              ({ label, onSelect, isDanger = false, reason, isDisabled = reason !== undefined }) => (
                <Button
                  key={label}
                  variant="ghost"
                  size="small"
                  isDanger={isDanger}
                  disabled={isDisabled}
                  title={reason}
                  onClick={onSelect}
                >
                  {label}
                </Button>
              ),
            )}
            <IconButton size="small" label={t('clearSelection')} icon={icons.cross} onClick={clear} />
          </Bar>
        </Root>
      )}
    </>
  );
}
