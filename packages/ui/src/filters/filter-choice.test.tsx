import { screen } from '@testing-library/react';
import { useState } from 'react';
import { choiceSource } from '../testing/choice-samples.ts';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { FilterChoice } from './filter-choice.tsx';

const shops = [
  { value: 'M-1', label: 'Jasmine (M-1)', note: 'Laila Nasser' },
  { value: 'M-2', label: 'Olive (M-2)' },
];
const { load } = choiceSource(shops);

function Merchant({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <FilterChoice label="Merchant" value={value} choices={load} onChange={setValue} />
      <p>{`value: ${value}`}</p>
    </>
  );
}

const merchant = (name: string) => screen.findByRole('button', { name });

test('a choice of rows searches while typing, applies the picked row and shows its name', async () => {
  const { user } = renderPage(<Merchant />);
  await user.click(await merchant('Filter: Merchant'));
  const field = await screen.findByRole('combobox', { name: 'Merchant' });
  expect(field).toHaveFocus();
  await expectAccessible();
  await user.type(field, 'oliv{Enter}');
  expect(await screen.findByText('value: M-2')).toBeInTheDocument();
  expect(await merchant('Filter: Merchant Olive (M-2)')).toHaveFocus();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('a choice of rows shows the name of a value that the URL gave; All clears it', async () => {
  const { user } = renderPage(<Merchant start="M-1" />);
  await user.click(await merchant('Filter: Merchant Jasmine (M-1)'));
  expect(await screen.findByRole('option', { name: 'Jasmine (M-1) Laila Nasser' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await user.keyboard('{Home}{Enter}');
  expect(screen.getByText('value:')).toBeInTheDocument();
});
