import { act, render, screen } from '@testing-library/react';
import { Boundary } from '../boundary/boundary.tsx';
import type { Fetched } from '../prefetch/fetched.ts';
import { Loaded } from './loaded.tsx';

const nothing = () => undefined;

const Page = ({ code }: { code: Fetched<string> }) => (
  <Loaded code={code} pending="loading">
    {(text) => text}
  </Loaded>
);

test('code is loaded once, and shown when it has loaded', async () => {
  let arrive: (text: string) => void = nothing;
  const load = jest.fn(() => new Promise<string>((resolve) => (arrive = resolve)));
  const code = { load, current: nothing };
  const { container, rerender } = render(<Page code={code} />);
  expect(container).toHaveTextContent('loading');
  rerender(<Page code={code} />);
  await act(async () => arrive('rows'));
  expect(container).toHaveTextContent('rows');
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that is loaded already is shown in the first render, and stays when it is replaced', () => {
  const load = jest.fn(() => Promise.resolve('later'));
  const current = jest.fn<string | undefined, []>(nothing).mockReturnValueOnce('rows');
  const code = { load, current };
  const { container, rerender } = render(<Page code={code} />);
  rerender(<Page code={code} />);
  expect(container).toHaveTextContent('rows');
  expect(load).not.toHaveBeenCalled();
});

test('other code is loaded in its turn', async () => {
  const codeOf = (text: string) => ({ load: () => Promise.resolve(text), current: nothing });
  const { rerender } = render(<Page code={codeOf('rows')} />);
  expect(await screen.findByText('rows')).toBeInTheDocument();
  rerender(<Page code={codeOf('other rows')} />);
  expect(await screen.findByText('other rows')).toBeInTheDocument();
});

test('the error boundary gets the error of a failed load', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const code = { load: () => Promise.reject(new Error('offline')), current: nothing };
  render(
    <Boundary renderFailure={(failure) => <p>{String(failure)}</p>}>
      <Page code={code} />
    </Boundary>,
  );
  expect(await screen.findByText('Error: offline')).toBeInTheDocument();
});
