import { screen } from '@testing-library/react';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'total', label: 'Total', content: 'all of it' },
  { id: 'month', label: 'By month', content: 'month by month' },
  { id: 'year', label: 'By year', content: 'year by year' },
] as const;

test('a click shows its panel', async () => {
  const { user } = renderPage(<Tabs label="Net profit" tabs={[...tabs]} />);
  expect(screen.getByRole('tabpanel', { name: 'Total' })).toHaveTextContent('all of it');
  await user.click(screen.getByRole('tab', { name: 'By month' }));
  expect(screen.getByRole('tabpanel', { name: 'By month' })).toHaveTextContent('month by month');
  expect(screen.getByRole('tab', { name: 'Total' })).toHaveAttribute('aria-selected', 'false');
});

test('arrows follow the writing direction', async () => {
  const { user } = renderPage(<Tabs label="Net profit" tabs={[...tabs]} />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'By month' })).toHaveFocus();
  document.documentElement.style.direction = 'rtl';
  screen.getByRole('tablist').style.direction = 'rtl';
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Total' })).toHaveFocus();
  document.documentElement.style.direction = '';
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'By year' })).toHaveFocus();
});

test('the screen may decide which is shown', async () => {
  const onSelect = jest.fn();
  const { user } = renderPage(
    <Tabs label="Net profit" tabs={[...tabs]} selected="year" onSelect={onSelect} />,
  );
  await user.click(screen.getByRole('tab', { name: 'Total' }));
  expect(onSelect).toHaveBeenCalledWith('total');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('year by year');
});

test('they are accessible', async () => {
  renderPage(<Tabs label="Net profit" tabs={[...tabs]} />);
  await expectAccessible();
});
