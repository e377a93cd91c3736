import { memo } from 'react';
import { styled } from 'styled-components';
import { Button, LinkButton } from '../button/button.tsx';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import { Icon, icons } from '../icon/icon.tsx';
import { Menu } from '../menu/menu.tsx';
import type { RowAction } from './table.types.ts';
import { useKept } from './use-kept.ts';

const shownInline = 3;

const Root = styled.div`
  display: flex;
  justify-content: end;
  gap: 2px;
`;

/** The visible part of an action. */
interface Said {
  label: string;
  to: string | undefined;
  isDanger: boolean;
  isDisabled: boolean;
}

interface ShownProps {
  actions: readonly Said[];
  onSelect: (at: number) => void;
  /** Name of the menu, if there is one. */
  menuLabel: string;
  /** Id of the element that names the row. */
  describedBy: string;
}

const Shown = memo(function Shown({ actions, onSelect, menuLabel, describedBy }: ShownProps) {
  if (actions.length > shownInline) {
    const items = actions.map(({ to, ...action }, at) => ({
      ...action,
      ...(to !== undefined && { to }),
      onSelect: () => onSelect(at),
    }));
    return (
      <Root>
        <Menu label={menuLabel} items={items} size="small" aria-describedby={describedBy}>
          <Icon path={icons.dots} strokeWidth={3} />
        </Menu>
      </Root>
    );
  }
  return (
    <Root>
      {actions.map(({ label, to, isDanger, isDisabled }, at) =>
        to === undefined ? (
          <Button
            key={label}
            variant="ghost"
            size="small"
            isDanger={isDanger}
            disabled={isDisabled}
            aria-describedby={describedBy}
            onClick={() => onSelect(at)}
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
});

export interface RowActionsProps extends Pick<ShownProps, 'menuLabel' | 'describedBy'> {
  actions: readonly RowAction[];
}

/** Actions of a row: up to three buttons, or a menu. Memoised by their visible parts. */
export function RowActions({ actions, ...rest }: RowActionsProps) {
  const said = useKept(
    actions.map(({ label, to, isDanger = false, isDisabled = false }): Said => {
      return { label, to, isDanger, isDisabled };
    }),
    2,
  );
  const select = useStableHandler((at: number) => actions[at]?.onSelect?.());
  return <Shown actions={said} onSelect={select} {...rest} />;
}
