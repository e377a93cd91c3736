import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { renderPage } from '../testing/render-page.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });
const press = async (name: string) => userEvent.setup().click(await screen.findByRole('button', { name }));
const typed = () => true;

/** A page with unsaved input, reached from `/before`. */
async function openForm() {
  window.history.replaceState(null, '', '/before');
  const page = renderPage(
    <>
      <UnsavedGuard isUnsaved={typed} />
      <Link to="/after">After</Link>
      <Link to="/page?search=x">Search</Link>
    </>,
    { path: '/before', route: '/page' },
  );
  await act(() => page.router.navigate('/page'));
  return page;
}

test('a link to another page is held until the user leaves', async () => {
  const { user, router } = await openForm();
  await user.click(screen.getByRole('link', { name: 'After' }));
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/page');
  await press('Keep editing');
  expect(question()).toBeNull();
  await user.click(screen.getByRole('link', { name: 'After' }));
  await press('Leave without saving');
  expect(router.state.location.pathname).toBe('/after');
  expect(question()).toBeNull();
});

test('the Back button is held, and the address stays that of the page', async () => {
  const { router } = await openForm();
  for (const answer of ['Keep editing', 'Leave without saving']) {
    act(() => window.history.back());
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/page'));
    expect(router.state.location.pathname).toBe('/page');
    await press(answer);
  }
  await waitFor(() => expect(router.state.location.pathname).toBe('/before'));
  act(() => window.history.forward());
  await waitFor(() => expect(router.state.location.pathname).toBe('/page'));
});

test('a change of the same page is not held', async () => {
  const { user, router } = await openForm();
  await user.click(screen.getByRole('link', { name: 'Search' }));
  expect(router.state.location.search).toBe('?search=x');
  expect(question()).toBeNull();
});
