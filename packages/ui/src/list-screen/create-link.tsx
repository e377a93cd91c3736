import { LinkButton } from '../button/button.tsx';
import { Icon, icons } from '../icon/icon.tsx';
import { useListScreen } from './list-screen-context.ts';

/** Link to the screen that creates a row, if there is one. */
export function CreateLink() {
  const { create } = useListScreen();
  return (
    create && (
      <LinkButton to={create.to} variant="primary">
        <Icon path={icons.plus} />
        {create.label}
      </LinkButton>
    )
  );
}
