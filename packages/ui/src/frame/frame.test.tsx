import { screen } from '@testing-library/react';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { Card } from './card.tsx';
import { Details } from './details.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { Notice } from './notice.tsx';
import { Page, PageHeader } from './page.tsx';
import { Tag } from './tag.tsx';
import { Kbd, Ltr, Money, Sentence } from './values.tsx';

test('a page header names the document', () => {
  renderPage(
    <PageHeader title="Drivers" subtitle="38 drivers" actions={<button type="button">New</button>} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Drivers' })).toBeInTheDocument();
  expect(document.title).toBe('Drivers · Tawseel');
});

test('an amount precedes its unit, and a negative one is marked', () => {
  const { container } = renderPage(
    <>
      <Money value={1234.5} />
      <Money value={-3} unit="none" />
      <Money value={900} unit="JOD" />
    </>,
  );
  expect(container.textContent).toBe('1,234.50\u00A0JD-3.00900.00\u00A0JOD');
  expect(screen.getByText('-3.00').parentElement).toHaveAttribute('data-negative');
});

test('Arabic amounts have Latin digits, left to right, and their own unit', () => {
  renderPage(<Money value={12.5} />, { language: 'ar' });
  expect(screen.getByText('12.50')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('د.أ')).toBeInTheDocument();
});

test('an id is left to right also in Arabic', () => {
  renderPage(<Ltr>D-1042</Ltr>, { language: 'ar' });
  expect(screen.getByText('D-1042')).toHaveAttribute('dir', 'ltr');
});

test('a name in a text is isolated by an element instead of control characters', () => {
  const { container } = renderPage(<Sentence text={'تعديل التاجر \u2068KFC & Co.\u2069؟'} />, {
    language: 'ar',
  });
  expect(container).toHaveTextContent(/^تعديل التاجر KFC & Co\.؟$/);
  expect(screen.getByText('KFC & Co.').tagName).toBe('BDI');
});

test('a text in details has its own direction, and a missing value is a dash', () => {
  renderPage(
    <Details
      items={[
        { label: 'Shop', value: 'KFC & Co.' },
        { label: 'City', value: '' },
      ]}
    />,
    { language: 'ar' },
  );
  expect(screen.getByText('KFC & Co.').tagName).toBe('BDI');
  expect(screen.getAllByRole('definition')[1]).toHaveTextContent(/^—$/);
});

test('a success is a status with a tick, a failure an alert with a cross', () => {
  renderPage(
    <>
      <Notice tone="success">saved</Notice>
      <Notice tone="failure">not saved</Notice>
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('saved');
  expect(screen.getByRole('img', { name: 'Success' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('not saved');
  expect(screen.getByRole('img', { name: 'Failure' })).toBeInTheDocument();
});

test('an error panel shows the error and retries', async () => {
  const onRetry = jest.fn();
  const { user, rerender } = renderPage(<ErrorPanel message="server error" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('server error');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(<p />);
});

test('a missing value is shown as a dash', () => {
  renderPage(
    <Details
      items={[
        { label: 'City', value: '' },
        { label: 'Name', value: 'Omar' },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map((node) => node.textContent)).toEqual(['—', 'Omar']);
});

test('the parts have no axe violation', async () => {
  renderPage(
    <Page>
      <PageHeader title="Drivers" />
      <Card title="Company">
        <Details items={[{ label: 'Name', value: 'Petra Express' }]} />
      </Card>
      <EmptyState
        text="No drivers found."
        hint="Add the first one."
        action={<button type="button">Create</button>}
      />
      <ErrorPanel message="server error" onRetry={() => {}} />
      <Tag tone="good">Active</Tag> <Kbd>/</Kbd>
    </Page>,
  );
  await expectAccessible();
});
