import { FeatureLoadError } from '@tawseel/federation';
import { loadFailure } from '@tawseel/federation/registry';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderConsole } from '../testing/render-console.tsx';
import { before, fakeSite, registryWithPrevious } from '../testing/site.ts';
import en from '../words/en.json';

const site = fakeSite();

/** React logs caught errors to the console. */
const expectedError = () => jest.spyOn(console, 'error').mockImplementation(() => {});

/** An error that was thrown by a script of the feature. */
function located(error: Error): Error {
  error.stack = `${error.name}: ${error.message}\n    at f (https://site.test/releases/fleet/1.0.0-a1/drivers.0a1b2c3d.js:1:7)`;
  return error;
}

/** Makes the drivers page fail to load. */
const failing = (error: Error) => ({
  '/drivers': async () => {
    throw error;
  },
});
const gone = new FeatureLoadError('chunk', 'gone');

const panel = () => screen.findByRole('alert');

test('a page that fails to load shows and reports the error under its title; the rest remains usable', async () => {
  expectedError();
  renderConsole('/drivers', { pages: failing(gone) });
  const alert = await panel();
  expect(alert).toHaveTextContent('Part of this page could not be loaded');
  expect(alert).toHaveTextContent('The rest of Tawseel still works.');
  expect(alert).toHaveTextContent('For support: fleet 1.0.0-a1 · chunk');
  expect(screen.getByRole('heading', { level: 1, name: 'Drivers' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument();
  await waitFor(() =>
    expect(site.reports).toEqual([{ feature: 'fleet', version: '1.0.0-a1', reason: 'chunk' }]),
  );
  await expectAccessible();
});

test.each(loadFailure.options.filter((reason) => reason !== 'drawn'))(
  'a failure of the kind %s has its own message',
  async (reason) => {
    expectedError();
    renderConsole('/drivers', { pages: failing(new FeatureLoadError(reason, 'failed')) });
    const alert = await panel();
    expect(alert).toHaveTextContent(`${en.feature[reason].text}${en.feature[reason].hint}`);
    expect(within(alert).getByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(within(alert).queryByRole('button', { name: 'Use the previous version' })).toBeNull();
  },
);

test('Retry shows that the files are still unavailable', async () => {
  expectedError();
  site.files(() => new HttpResponse(null, { status: 503 }));
  const { user } = renderConsole('/drivers', { pages: failing(gone) });
  await user.click(within(await panel()).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Still not working. Try again in a moment.')).toBeInTheDocument();
  expect(site.requests).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-disabled', 'true');
});

describe('with a previous release', () => {
  beforeEach(() => site.live(registryWithPrevious));

  /** A page that only the previous release has. */
  function livePageFails(error: Error) {
    const released: unknown[] = [];
    const result = renderConsole('/drivers', {
      pageOf: (path, release) => {
        released.push(release.version);
        if (release === before || release.version === before.version)
          return Promise.resolve(() => <h1>before: {path}</h1>);
        return Promise.reject(error);
      },
    });
    return { ...result, released };
  }

  test.each(['missing', 'not-script', 'threw', 'contract', 'duplicate', 'chunk', 'integrity'] as const)(
    'the previous page replaces one that fails with %s, under a fallback notice',
    async (reason) => {
      const { released } = livePageFails(new FeatureLoadError(reason, 'failed'));
      expect(await screen.findByRole('heading', { name: 'before: /drivers' })).toBeInTheDocument();
      expect(screen.getByText(en.previous.inUse)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Try the latest version' })).toBeInTheDocument();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(released).toEqual(['1.0.0-a1', '0.9.0-b2']);
      expect(site.reports).toEqual([{ feature: 'fleet', version: '1.0.0-a1', reason }]);
    },
  );

  test('the other pages of the feature use the previous release too', async () => {
    const { user } = livePageFails(new FeatureLoadError('threw', 'failed'));
    await screen.findByRole('heading', { name: 'before: /drivers' });
    await user.click(screen.getByRole('link', { name: 'Fleet' }));
    expect(await screen.findByRole('heading', { name: 'before: /cars' })).toBeInTheDocument();
    expect(screen.getByText(en.previous.inUse)).toBeInTheDocument();
    await expectAccessible();
  });

  test('a page that loads slowly lets the user choose', async () => {
    expectedError();
    const { user } = livePageFails(new FeatureLoadError('timeout', 'slow'));
    const alert = await panel();
    expect(alert).toHaveTextContent('This page is taking too long');
    await user.click(within(alert).getByRole('button', { name: 'Use the previous version' }));
    expect(await screen.findByRole('heading', { name: 'before: /drivers' })).toBeInTheDocument();
  });

  test('a page that stops offers the previous release, and both failures are reported', async () => {
    expectedError();
    const Stops = () => {
      throw located(new TypeError('No rows of Omar'));
    };
    const { user } = renderConsole('/drivers', {
      pageOf: (path, { version }) =>
        Promise.resolve(version === before.version ? () => <h1>before: {path}</h1> : Stops),
    });
    await user.click(await screen.findByRole('button', { name: 'Use the previous version' }));
    expect(await screen.findByRole('heading', { name: 'before: /drivers' })).toBeInTheDocument();
    expect(site.reports).toEqual([
      {
        feature: 'fleet',
        version: '1.0.0-a1',
        reason: 'drawn',
        name: 'TypeError',
        at: ['fleet/drivers.0a1b2c3d.js:1:7'],
      },
    ]);
  });

  test('the error is shown when the previous release fails as well', async () => {
    expectedError();
    renderConsole('/drivers', { pages: failing(new FeatureLoadError('threw', 'failed')) });
    expect(await panel()).toHaveTextContent('For support: fleet 0.9.0-b2 · threw');
    expect(screen.queryByRole('button', { name: 'Use the previous version' })).toBeNull();
    await waitFor(() => expect(site.reports).toHaveLength(2));
  });

  test('the previous release is not used for a page that it lacks', async () => {
    expectedError();
    const pages = before.manifest.pages.filter(({ path }) => path !== '/drivers');
    const smaller = { ...before, manifest: { ...before.manifest, pages } };
    const { fleet } = registryWithPrevious.features;
    if (fleet) site.live({ contract: 1, features: { fleet: { ...fleet, previous: smaller } } });
    livePageFails(new FeatureLoadError('threw', 'failed'));
    expect(await panel()).toHaveTextContent('For support: fleet 1.0.0-a1 · threw');
  });
});

test('a page that stops shows an error, and Retry renders it again', async () => {
  expectedError();
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new Error('No rows');
    return <h1>Rows</h1>;
  };
  const { user } = renderConsole('/drivers', { pages: { '/drivers': () => Promise.resolve(Page) } });
  const alert = await panel();
  expect(alert).toHaveTextContent('This page has stopped');
  isBroken = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Rows' })).toBeInTheDocument();
});

test('navigation clears the error', async () => {
  expectedError();
  const { user } = renderConsole('/drivers', { pages: failing(gone) });
  await panel();
  await user.click(screen.getByRole('link', { name: 'Fleet' }));
  expect(await screen.findByRole('heading', { name: 'page of /cars' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
