import { fakeApi, json, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen } from '@testing-library/react';
import { renderFleet } from '../testing/render-fleet.tsx';
import { CityCreationPage } from './city-creation-page.tsx';

const api = fakeApi();
const path = '/DC/CreateCitys';
const typed = {
  Country: 'الأردن',
  City: 'عمان',
  'Delivery type': 'نفس اليوم',
  'Delivery price': '2.125',
  'Return price': '0',
};

function open() {
  const page = renderFleet(<CityCreationPage />, { path: '/create-city' });
  const save = () => page.user.click(screen.getByRole('button', { name: 'Create city' }));
  const fill = async () => {
    for (const [label, text] of Object.entries(typed)) {
      await page.user.type(screen.getByLabelText(label), text);
    }
  };
  return { ...page, fill, save };
}

test('submits a city with its prices and resets the form', async () => {
  api.on(path, json({ success: true, message: 'City created successfully!' }));
  const { fill, save } = open();
  await expectAccessible();
  await fill();
  await save();
  expect(await screen.findByText('City created successfully!')).toBeInTheDocument();
  expect(api.received[0]?.body).toEqual({
    company_id: '1001',
    country: 'الأردن',
    city: 'عمان',
    delivery_type: 'نفس اليوم',
    delivery_price: 2.125,
    return_price: 0,
  });
  for (const label of Object.keys(typed)) expect(screen.getByLabelText(label)).toHaveValue('');
});

test('requires every field', async () => {
  const { save } = open();
  await save();
  for (const label of Object.keys(typed)) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('This field is required.');
  }
});

test.each([
  ['City', 'x'.repeat(101), 'Use at most 100 characters.'],
  ['Delivery price', 'two', 'Enter a number, with a point before decimals: 1.5.'],
  ['Return price', '-1', 'Enter 0 or more.'],
] as const)('rejects a %s of %j', async (label, text, fault) => {
  const { user, save } = open();
  await user.type(screen.getByLabelText(label), text);
  await save();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(fault);
  expect(api.received).toHaveLength(0);
});

test('a duplicate city shows an error beside its field', async () => {
  api.on(path, refusal(409, 'duplicate', 'Taken.', { city: 'This is already in use.' }));
  const { fill, save } = open();
  await fill();
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Taken.');
  expect(screen.getByLabelText('City')).toHaveAccessibleDescription('This is already in use.');
  expect(screen.getByLabelText('City')).toHaveValue('عمان');
});
