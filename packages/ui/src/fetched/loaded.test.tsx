import { act, render, screen } from '@testing-library/react';
import { Boundary } from '../boundary/boundary.tsx';
import { Loaded, type LoadedProps } from './loaded.tsx';

interface Code {
  text: string;
}

const page = (props: Pick<LoadedProps<Code>, 'load' | 'current'>) => (
  <Loaded {...props} pending="loading">
    {({ text }) => text}
  </Loaded>
);

test('code is loaded once, and shown when it has loaded', async () => {
  let arrive: (code: Code) => void = () => {};
  const load = jest.fn(() => new Promise<Code>((resolve) => (arrive = resolve)));
  const { container, rerender } = render(page({ load }));
  expect(container).toHaveTextContent('loading');
  rerender(page({ load }));
  await act(async () => arrive({ text: 'rows' }));
  expect(container).toHaveTextContent('rows');
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that is loaded already is shown in the first render', () => {
  const load = jest.fn(() => Promise.resolve({ text: 'later' }));
  const { container } = render(page({ load, current: () => ({ text: 'rows' }) }));
  expect(container).toHaveTextContent('rows');
  expect(load).not.toHaveBeenCalled();
});

test('the error boundary gets the error of a failed load', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const error = new Error('offline');
  render(
    <Boundary renderFailure={(failure) => <p>{String(failure)}</p>}>
      {page({ load: () => Promise.reject(error) })}
    </Boundary>,
  );
  expect(await screen.findByText('Error: offline')).toBeInTheDocument();
});
