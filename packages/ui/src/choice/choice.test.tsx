import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { Choice } from './choice.tsx';

type Kind = 'hand' | 'text';

function Kinds({ disabled = false }) {
  const [kind, setKind] = useState<Kind>('hand');
  return (
    <Choice
      label="Kind of signature"
      options={[
        { value: 'hand', label: 'Handwritten' },
        { value: 'text', label: 'Typed' },
      ]}
      value={kind}
      onChange={setKind}
      disabled={disabled}
    />
  );
}

test('one option is chosen by mouse or keyboard', async () => {
  const { user } = renderPage(<Kinds />);
  expect(screen.getByRole('group', { name: 'Kind of signature' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Handwritten' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Typed' }));
  expect(screen.getByRole('radio', { name: 'Typed' })).toBeChecked();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'Handwritten' })).toBeChecked();
  await expectAccessible();
});

test('a disabled choice shows its value and cannot be changed', async () => {
  const { user } = renderPage(<Kinds disabled />);
  await user.click(screen.getByText('Typed'));
  expect(screen.getByRole('radio', { name: 'Handwritten' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Typed' })).toBeDisabled();
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Handwritten' })).not.toHaveFocus();
  await expectAccessible();
});
