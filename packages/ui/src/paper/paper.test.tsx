import { screen } from '@testing-library/react';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { light } from '../theme/palette.ts';
import { Paper } from './paper.tsx';

test('is light in both themes', async () => {
  document.documentElement.dataset.theme = 'dark';
  renderPage(
    <Paper aria-label="Contract" lang="ar" dir="rtl">
      <p>عقد</p>
    </Paper>,
  );
  const paper = screen.getByRole('article', { name: 'Contract' });
  expect(getComputedStyle(paper).getPropertyValue('--surface').trim()).toBe(light.surface);
  expect(paper).toHaveAttribute('dir', 'rtl');
  await expectAccessible();
  delete document.documentElement.dataset.theme;
});
