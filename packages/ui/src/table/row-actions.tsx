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

  &[data-menu] > :not([popover]) {
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
    && > :not([popover]) {
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
  const shared = { size: 'small', 'aria-describedby': describedBy } as const;
  const buttonOf = ({ reason, isDisabled = reason !== undefined, onSelect }: RowAction) => ({
    ...shared,
    disabled: isDisabled,
    onClick: onSelect,
  });
  if (actions.length > shownInline) {
    return (
      <Root data-menu>
        {actions.map(
          (action) =>
            action.quickIcon && (
              <IconButton
                key={action.label}
                label={action.label}
                icon={action.quickIcon}
                data-quick
                title={action.reason ?? action.label}
                {...buttonOf(action)}
              />
            ),
        )}
        <Menu label={t('moreActions')} items={actions} {...shared}>
          <Icon path={icons.dots} />
        </Menu>
      </Root>
    );
  }
  return (
    <Root>
      {actions.map((action) =>
        action.to === undefined ? (
          <Button
            key={action.label}
            variant="ghost"
            isDanger={action.isDanger ?? false}
            title={action.reason}
            {...buttonOf(action)}
          >
            {action.label}
          </Button>
        ) : (
          <LinkButton key={action.label} to={action.to} variant="ghost" {...shared}>
            {action.label}
          </LinkButton>
        ),
      )}
    </Root>
  );
}
