import { useTranslation } from '@tawseel/i18n';
import { styled } from 'styled-components';
import { Button, IconButton, LinkButton } from '../button/button.tsx';
import { Icon, icons } from '../icon/icon.tsx';
import { Menu, usableItems } from '../menu/menu.tsx';
import type { RowAction } from './table.types.ts';

const shownInline = 3;

const Root = styled.div`
  display: flex;
  justify-content: end;
  gap: 2px;

  [data-quick],
  [aria-haspopup] {
    inline-size: 1.75rem;
    padding-inline: 0;
  }

  [aria-haspopup] svg {
    inline-size: 1.4em;
    stroke-width: 3.4;
  }

  @media (width < 85rem) {
    [data-quick] {
      display: none;
    }
  }

  @media (pointer: coarse) {
    && > :is(button, a) {
      min-inline-size: 2.75rem;
      block-size: 2.75rem;
    }
  }
`;

export interface RowActionsProps {
  actions: readonly RowAction[];
  /** Id of the element that names the row. */
  describedBy: string;
}

/** Actions of a row: up to three buttons, or a menu and the most used ones beside it. */
export function RowActions({ actions: all, describedBy }: RowActionsProps) {
  const { t } = useTranslation('base');
  const actions = usableItems(all);
  if (actions.length > shownInline) {
    return (
      <Root>
        {actions.map(
          ({ label, quickIcon, reason, isDisabled = reason !== undefined, onSelect }) =>
            quickIcon && (
              <IconButton
                key={label}
                label={label}
                icon={quickIcon}
                size="small"
                data-quick
                disabled={isDisabled}
                title={reason ?? label}
                aria-describedby={describedBy}
                onClick={onSelect}
              />
            ),
        )}
        <Menu label={t('moreActions')} items={actions} size="small" aria-describedby={describedBy}>
          <Icon path={icons.dots} />
        </Menu>
      </Root>
    );
  }
  return (
    <Root>
      {actions.map(({ label, to, isDanger = false, reason, isDisabled = reason !== undefined, onSelect }) =>
        to === undefined ? (
          <Button
            key={label}
            variant="ghost"
            size="small"
            isDanger={isDanger}
            disabled={isDisabled}
            title={reason}
            aria-describedby={describedBy}
            onClick={onSelect}
          >
            {label}
          </Button>
        ) : (
          <LinkButton key={label} to={to} variant="ghost" size="small" aria-describedby={describedBy}>
            {label}
          </LinkButton>
        ),
      )}
    </Root>
  );
}
