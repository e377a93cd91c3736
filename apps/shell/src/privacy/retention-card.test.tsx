import { ApiProvider } from '@tawseel/api-client';
import { done, fakeApi, json, testClient } from '@tawseel/api-client/testing';
import { renderPage } from '@tawseel/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { privacy } from '../words/privacy.ts';
import { RetentionCard } from './retention-card.tsx';

const api = fakeApi();
const updates = () => api.received.filter(({ path }) => path === '/DC/UpdateRetention');

beforeEach(() => {
  api.on('/DC/UpdateRetention', done);
  api.on('/DC/DisplayRetention', ({ body }) => {
    const isWanted = body instanceof Object && 'retention_months' in body;
    return json({ success: true, data: { retention_months: 24, due: isWanted ? 7 : 0 } });
  });
});

async function saveSixMonths() {
  const page = renderPage(<RetentionCard />, {
    namespaces: { privacy: privacy.en },
    wrap: (card) => <ApiProvider client={testClient()}>{card}</ApiProvider>,
  });
  const months = await screen.findByRole('textbox', { name: /^Months/ });
  await page.user.clear(months);
  await page.user.type(months, '6');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent("customers' data of 7 ended");
  return { ...page, months };
}

test('a period that erases data is saved once the person confirms it', async () => {
  const { user } = await saveSixMonths();
  expect(updates()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Save and erase' }));
  expect(await screen.findByText('The retention period was saved.')).toBeInTheDocument();
  expect(updates().map(({ body }) => body)).toEqual([{ retention_months: 6 }]);
});

test('a period that the person does not confirm is reported as unchanged, and stays unsaved', async () => {
  const { user, months } = await saveSixMonths();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The retention period was not changed.');
  expect(updates()).toHaveLength(0);
  expect(months).toHaveValue('6');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});
