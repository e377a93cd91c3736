import { useTranslation } from '@tawseel/i18n';
import { styled } from 'styled-components';
import { Button, LinkButton } from '../button/button.tsx';
import { Icon, icons } from '../icon/icon.tsx';
import { Menu, usableItems } from '../menu/menu.tsx';
import type { RowAction } from './table.types.ts';

const shownInline = 3;

const Root = styled.div`
  display: flex;
  justify-content: end;
  gap: 2px;
`;

export interface RowActionsProps {
  actions: readonly RowAction[];
  /** Id of the element that names the row. */
  describedBy: string;
}

/** Actions of a row: up to three buttons, or a menu. */
export function RowActions({ actions: all, describedBy }: RowActionsProps) {
  const { t } = useTranslation('base');
  const actions = usableItems(all);
  if (actions.length > shownInline) {
    return (
      <Root>
        <Menu label={t('moreActions')} items={actions} size="small" aria-describedby={describedBy}>
          <Icon path={icons.dots} strokeWidth={3} />
        </Menu>
      </Root>
    );
  }
  return (
    <Root>
      {actions.map(({ label, to, isDanger = false, isDisabled, onSelect }) =>
        to === undefined ? (
          <Button
            key={label}
            variant="ghost"
            size="small"
            isDanger={isDanger}
            disabled={isDisabled}
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
