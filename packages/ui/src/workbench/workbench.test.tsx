import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { samples } from './samples.ts';
import { Workbench } from './workbench.tsx';

const renderWorkbench = () => renderPage(<Workbench language="en" />, { namespaces: { sample: samples.en } });

test('the menu of the workbench opens with its entries', async () => {
  const { user } = renderWorkbench();
  await user.click(screen.getByRole('button', { name: 'Status' }));
  const menu = screen.getByRole('menu', { name: 'Status' });
  expect(within(menu).getByRole('menuitemradio', { name: 'Save' })).toBeChecked();
  expect(within(menu).getByRole('menuitem', { name: 'Active' })).toHaveAttribute('aria-disabled', 'true');
});

test('the form of the workbench shows the failure of its submission', async () => {
  const { user } = renderWorkbench();
  const form = within(screen.getByRole('region', { name: 'Form' }));
  await user.type(form.getByRole('textbox', { name: 'Balance' }), '3');
  await user.selectOptions(form.getByRole('combobox', { name: 'Status' }), 'a');
  await user.click(form.getByRole('button', { name: 'Submit' }));
  expect(await form.findByRole('alert')).toHaveTextContent('The service is out of reach.');
});
