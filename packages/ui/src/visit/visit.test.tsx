import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { Button } from '../button/button.tsx';
import type { ChoiceOption, ChoiceSource } from '../combobox/combobox.types.ts';
import { CreationPage } from '../creation/creation-page.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { renderPage } from '../testing/index.ts';
import { draftsKey } from '../unsaved/drafts.ts';
import { useOpenDialog } from '../unsaved/use-open-dialog.ts';
import { VisitButton } from './visit-button.tsx';

const text = () => z.string().check(z.minLength(1, 'required'));
const merchants: ChoiceOption[] = [];

const Source: ChoiceSource = ({ value, children }) => {
  const [options] = useState(() => [...merchants]);
  const list = {
    options,
    isLoading: false,
    isStale: false,
    error: undefined,
    hasMore: false,
    loadMore: () => undefined,
    retry: () => undefined,
    create: { label: 'Create merchant', to: '/create-merchant' },
  };
  return children(list, merchants.find((option) => option.value === value) ?? null);
};
const loadMerchants = () => Promise.resolve(Source);
const loadCities = () => Promise.resolve(Cities);
const Cities: ChoiceSource = (props) => (
  <Source {...props}>
    {(list, chosen) =>
      props.children({ ...list, options: [], create: { label: 'Create city', to: '/create-city' } }, chosen)
    }
  </Source>
);

function Orders() {
  const [open, setOpen] = useOpenDialog<'creation'>('orders', { visited: { creation: 'creation' } });
  return (
    <>
      <h1>Orders</h1>
      <Button onClick={() => setOpen('creation')}>Create order</Button>
      {open && (
        <FormDialog
          title="Create order"
          schema={z.object({ customer: text(), merchant: text() })}
          fields={[
            { name: 'customer', kind: 'text', label: 'Customer' },
            { name: 'merchant', kind: 'choice', label: 'Merchant', choices: loadMerchants },
          ]}
          onSubmit={() => undefined}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function Creation({ of, onCreated }: { of: 'merchant' | 'city'; onCreated?: () => void }) {
  return (
    <CreationPage
      title={`Create ${of}`}
      schema={z.object({ name: text(), city: z.optional(z.string()) })}
      fields={[
        { name: 'name', kind: 'text', label: `Name of the ${of}` },
        ...(of === 'merchant'
          ? [{ name: 'city', kind: 'choice', label: 'City', choices: loadCities, isFree: true } as const]
          : []),
      ]}
      onSubmit={() => {
        onCreated?.();
        return `The ${of} was created.`;
      }}
      list={{ path: '/list', title: 'List' }}
      restoration={{ run: undefined, done: '', search: () => '' }}
    />
  );
}

const addMerchant = () => merchants.push({ value: 'M-1', label: 'Petra (M-1)' });

function Site() {
  switch (useLocation().pathname) {
    case '/home':
      return (
        <VisitButton to="/orders" opens="creation">
          First order
        </VisitButton>
      );
    case '/orders':
      return <Orders />;
    case '/create-merchant':
      return <Creation key="merchant" of="merchant" onCreated={addMerchant} />;
    default:
      return <Creation key="city" of="city" />;
  }
}

const open = (path: string) => renderPage(<Site />, { path, route: '*' });

beforeEach(() => {
  sessionStorage.clear();
  merchants.length = 0;
});

type Page = ReturnType<typeof open>;

async function typeOrder({ user }: Page) {
  await user.click(screen.getByRole('button', { name: 'Create order' }));
  await user.type(await screen.findByLabelText('Customer'), 'Sara');
  await user.click(await screen.findByRole('combobox', { name: 'Merchant' }));
}

test('an empty choice leads to the page that creates its first row, and back to the dialog with what was typed', async () => {
  const page = open('/orders');
  await typeOrder(page);
  expect(await screen.findByText('None yet.')).toBeVisible();
  await page.user.keyboard('{ArrowDown}{Enter}');
  await page.user.type(await screen.findByLabelText('Name of the merchant'), 'Petra');
  await page.user.click(screen.getByRole('button', { name: 'Create merchant' }));
  expect(await screen.findByRole('dialog', { name: 'Create order' })).toBeInTheDocument();
  expect(screen.getByText('The merchant was created.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Customer')).toHaveValue('Sara'));
  expect(screen.queryByText(/Your session ended/)).not.toBeInTheDocument();
  await page.user.click(await screen.findByRole('combobox', { name: 'Merchant' }));
  expect(await screen.findByRole('option', { name: 'Petra (M-1)' })).toBeVisible();
  expect(sessionStorage.getItem(draftsKey)).toBeNull();
});

test('a visit from a visited page returns step by step, and each form has what was typed', async () => {
  const page = open('/orders');
  await typeOrder(page);
  await page.user.click(await screen.findByRole('option', { name: 'Create merchant' }));
  await page.user.type(await screen.findByLabelText('Name of the merchant'), 'Petra');
  await page.user.click(await screen.findByRole('combobox', { name: 'City' }));
  await page.user.click(await screen.findByRole('option', { name: 'Create city' }));
  await page.user.type(await screen.findByLabelText('Name of the city'), 'Amman');
  await page.user.click(screen.getByRole('button', { name: 'Create city' }));
  expect(await screen.findByDisplayValue('Petra')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Create merchant' }));
  expect(await screen.findByDisplayValue('Sara')).toBeInTheDocument();
});

test('a dialog that a visit opens is not opened again by the way back', async () => {
  const { user, router } = open('/home');
  await user.click(screen.getByRole('link', { name: 'First order' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(router.state.location).toMatchObject({ pathname: '/orders', state: null });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a page that is opened for itself stays after a creation', async () => {
  const { user, router } = open('/create-city');
  await user.type(screen.getByLabelText('Name of the city'), 'Amman');
  await user.click(screen.getByRole('button', { name: 'Create city' }));
  expect(await screen.findByText('The city was created.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/create-city');
  expect(screen.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
});
