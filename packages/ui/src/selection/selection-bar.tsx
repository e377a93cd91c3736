import { useFormat, useTranslation } from '@tawseel/i18n';
import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import { Button, IconButton } from '../button/button.tsx';
import { focusHeading } from '../frame/page.tsx';
import { Kbd } from '../frame/values.tsx';
import { VisuallyHidden } from '../frame/visually-hidden.tsx';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import { icons } from '../icon/icon.tsx';
import { usableItems } from '../menu/menu.tsx';
import type { RowAction, Selection } from '../table/table.types.ts';
import { media, tokens } from '../theme/tokens.ts';
import { toastKey } from '../toast/toast-card.tsx';

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

  ${media.phone} {
    kbd {
      display: none;
    }
  }
`;

/** The bar is behind all rows, and more rows load as the focus comes near the last: a key leads to it and back. */
function useBarKey(bar: RefObject<HTMLElement | null>, isShown: boolean, goBack: () => void) {
  const back = useStableHandler(goBack);
  useEffect(() => {
    if (!isShown) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== toastKey || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const targets = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts='${toastKey}']`)];
      const [target] = targets;
      // The action of a toast comes first: it does not stay.
      if (!target || targets.length > 1) return;
      event.preventDefault();
      if (bar.current?.contains(document.activeElement)) back();
      else target.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [bar, isShown, back]);
}

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
  const goBack = () => {
    if (before.current?.isConnected) before.current.focus();
    else focusHeading();
  };
  const clear = () => {
    selection.onChange(new Set());
    goBack();
  };
  const bar = useRef<HTMLElement>(null);
  useBarKey(bar, count > 0, goBack);
  const usable = usableItems(actions);
  const keyed = usable.find(({ reason, isDisabled = reason !== undefined }) => !isDisabled);
  const hint = keyed ? `. ${t('toastKey', { key: toastKey, action: keyed.label })}` : '';
  return (
    <>
      <VisuallyHidden as="output">{count > 0 && `${text}${count === 1 ? hint : ''}`}</VisuallyHidden>
      {count > 0 && (
        <Root ref={bar} aria-label={text} data-print="hide" onFocus={enter}>
          <Bar>
            <p aria-hidden="true">{text}</p>
            {matching && !matching.isSelected && (
              <Button variant="ghost" size="small" onClick={matching.select}>
                {t('selectMatching', { count: matching.total, number: format.number(matching.total) })}
              </Button>
            )}
            {keyed && <Kbd aria-hidden="true">{toastKey}</Kbd>}
            {usable.map(
              ({ label, onSelect, isDanger = false, reason, isDisabled = reason !== undefined }) => (
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
              ),
            )}
            <IconButton size="small" label={t('clearSelection')} icon={icons.cross} onClick={clear} />
          </Bar>
        </Root>
      )}
    </>
  );
}
