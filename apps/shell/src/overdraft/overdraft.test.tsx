import { ApiError, type CallOptions } from '@tawseel/api-client';
import { renderPage, expectAccessible } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { useOverdraft } from './use-overdraft.tsx';

const refusal = () =>
  new ApiError('overdrawn', 'The cash box has 20.00 JD.', {
    status: 409,
    current: { cash_box: 20, taken: 30, after: -10 },
    fromServer: true,
  });

function Payment({ send }: { send: (body: unknown, options: CallOptions) => Promise<string> }) {
  const [withOverdraft, dialog] = useOverdraft();
  const [outcome, setOutcome] = useState('');
  const pay = () =>
    withOverdraft({ amount: 30 }, { idempotencyKey: 'k' }, send).then(setOutcome, (error: unknown) =>
      setOutcome(String(error)),
    );
  return (
    <>
      <button type="button" onClick={() => void pay()}>
        Pay
      </button>
      <output>{outcome}</output>
      {dialog}
    </>
  );
}

async function pay(answer: string) {
  const sent: unknown[] = [];
  const { user } = renderPage(
    <Payment
      send={async (body, { idempotencyKey }) => {
        sent.push([body, idempotencyKey]);
        if (sent.length === 1) throw refusal();
        return 'Paid';
      }}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'There is not enough in the cash box' }),
  );
  expect(question.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^20\.00/),
    expect.stringMatching(/^30\.00/),
    expect.stringMatching(/10\.00/),
  ]);
  await expectAccessible();
  await user.click(question.getByRole('button', { name: answer }));
  return sent;
}

test('a change that overdraws the cash box is sent again once a person confirms it', async () => {
  const sent = await pay('Take it all the same');
  expect(await screen.findByText('Paid')).toBeInTheDocument();
  expect(sent).toEqual([
    [{ amount: 30 }, 'k'],
    [{ amount: 30, confirm: 'overdrawn' }, 'k-overdrawn'],
  ]);
});

test('a change that a person does not confirm fails with the refusal', async () => {
  const sent = await pay('Cancel');
  expect(await screen.findByText(/The cash box has 20\.00 JD\./)).toBeInTheDocument();
  expect(sent).toHaveLength(1);
});
