import { fakeApi, json } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.tsx';

fakeApi().on('/ip', json({ ip: '192.0.2.1' }));

function Search() {
  return <input aria-label="Search" />;
}

function open(language: 'en' | 'ar' = 'en') {
  return renderConsole('/drivers', { language, pages: { '/drivers': () => Promise.resolve(Search) } });
}

const sheet = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

test.each(['?', '؟'])('%s opens the list of shortcuts, but not while somebody types', async (key) => {
  const { user } = open();
  const field = await screen.findByLabelText('Search');
  await user.type(field, key);
  expect(field).toHaveValue(key);
  expect(sheet()).not.toBeInTheDocument();
  field.blur();
  await user.keyboard(key);
  await waitFor(() => expect(sheet()).toBeInTheDocument());
  expect(sheet()).toHaveTextContent('CtrlKGo to a page, an order or a person');
  await expectAccessible();
});

test('the account menu opens it too, and single keys can be turned off and on again', async () => {
  const { user } = open();
  const openByMenu = async () => {
    await user.click(screen.getByRole('button', { name: / account$/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(sheet()).toBeInTheDocument());
  };
  const toggle = () => user.click(screen.getByRole('checkbox', { name: /single key/ }));
  await screen.findByLabelText('Search');
  await openByMenu();
  await toggle();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: / account$/ })).toHaveFocus();
  await user.keyboard('?');
  expect(sheet()).not.toBeInTheDocument();
  await openByMenu();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await toggle();
  await user.keyboard('{Escape}');
  await user.keyboard('?');
  await waitFor(() => expect(sheet()).toBeInTheDocument());
});

test('it is in Arabic in Arabic', async () => {
  const { user } = open('ar');
  await screen.findByLabelText('Search');
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'اختصارات لوحة المفاتيح' })).toBeInTheDocument();
});
