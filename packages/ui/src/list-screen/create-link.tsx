import { Button, LinkButton } from '../button/button.tsx';
import { Icon, icons } from '../icon/icon.tsx';
import { VisitButton } from '../visit/visit-button.tsx';
import { useListScreen } from './list-screen-context.ts';

/**
 * Creates a row, if the screen can.
 *
 * @param isFirst Whether the list is empty: the person returns to it.
 */
export function CreateLink({ isFirst = false }: { isFirst?: boolean }) {
  const { create } = useListScreen();
  if (!create) return null;
  const content = (
    <>
      <Icon path={icons.plus} />
      {create.label}
    </>
  );
  if ('open' in create)
    return (
      <Button variant="primary" aria-haspopup="dialog" onClick={create.open}>
        {content}
      </Button>
    );
  const Link = isFirst ? VisitButton : LinkButton;
  return (
    <Link to={create.to} variant="primary">
      {content}
    </Link>
  );
}
