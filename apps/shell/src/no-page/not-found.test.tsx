import { fakeApi, json } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.tsx';

const api = fakeApi();

test('an unknown address shows an error and a link home', async () => {
  const refused = json({ success: false, message: 'No.' }, 400);
  api.on('/DC/HomeDashbord', refused);
  api.on('/DC/DisplayProfitsAfterPaymentTotal', refused);
  api.on('/DC/DisplayAttention', refused);
  const { user, router } = renderConsole('/no-such-page');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(document.title).toBe('Page not found · Tawseel');
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: 'Go to Home' }));
  expect(router.state.location.pathname).toBe('/home');
});

test('the page is translated to Arabic', async () => {
  renderConsole('/no-such-page', { language: 'ar' });
  expect(await screen.findByRole('heading', { level: 1, name: 'الصفحة غير موجودة' })).toBeInTheDocument();
});
