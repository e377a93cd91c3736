import { fireEvent, screen } from '@testing-library/react';
import { Button } from '../button/button.tsx';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { useToast } from '../toast/toast.ts';
import { unsavedForms } from '../unsaved/unsaved-forms.ts';
import { KitRoot } from './kit-root.tsx';

function Screen() {
  const toast = useToast();
  return <Button onClick={() => toast.success('Saved.')}>Save</Button>;
}

test('the root of a kit shows the toasts of its content and has no box of its own', async () => {
  const { container } = renderPage(
    <KitRoot>
      <Screen />
    </KitRoot>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  const scope = screen.getByRole('button', { name: 'Save' }).parentElement;
  expect(scope).toHaveStyle({ display: 'contents' });
  await expectAccessible(container);
});

test('a second copy of the kit has the unsaved forms of the first', async () => {
  const first = unsavedForms;
  jest.resetModules();
  const { unsavedForms: second } = await import('../unsaved/unsaved-forms.ts');
  expect(second).toBe(first);
});
