import { screen } from '@testing-library/react';
import { fetched } from '../prefetch/fetched.ts';
import { renderPage } from '../testing/index.ts';
import { useFetched } from './use-fetched.ts';

test('code that cannot be loaded is loaded again by Retry', async () => {
  const load = jest
    .fn(() => Promise.resolve('Snow in Amman'))
    .mockImplementationOnce(() => Promise.reject(new Error('lost')))
    .mockImplementationOnce(() => Promise.reject(new Error('lost again')));
  const code = fetched(load);
  function Forecast() {
    return <p>{useFetched(code)}</p>;
  }
  const { user } = renderPage(<Forecast />);
  const retry = async () => user.click(await screen.findByRole('button', { name: 'Retry' }));
  await retry();
  await retry();
  expect(await screen.findByText('Snow in Amman')).toBeInTheDocument();
  expect(screen.queryByText('Something went wrong. Try again.')).not.toBeInTheDocument();
});

test('several parts that cannot be loaded show one toast, whose Retry loads all of them', async () => {
  const part = (text: string) =>
    fetched(
      jest.fn(() => Promise.resolve(text)).mockImplementationOnce(() => Promise.reject(new Error('lost'))),
    );
  const texts = ['Snow in Amman', 'Rain in Irbid', 'Sun in Aqaba'];
  const parts = new Map(texts.map((text) => [text, part(text)]));
  function Part({ code }: { code: ReturnType<typeof part> }) {
    return <p>{useFetched(code)}</p>;
  }
  const { user } = renderPage([...parts].map(([text, code]) => <Part key={text} code={code} />));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Sun in Aqaba')).toBeInTheDocument();
  expect(screen.getByText('Snow in Amman')).toBeInTheDocument();
  expect(screen.getByText('Rain in Irbid')).toBeInTheDocument();
  expect(screen.queryByText('Something went wrong. Try again.')).not.toBeInTheDocument();
});
