import { FeatureLoadError } from '@tawseel/federation';
import { loadFailure } from '@tawseel/federation/registry';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderConsole } from '../testing/render-console.tsx';
import { before, fakeSite, registryWithPrevious } from '../testing/site.ts';
import en from '../words/en.json';

const site = fakeSite();

/** React tells the console of what it has caught. */
const expectedError = () => jest.spyOn(console, 'error').mockImplementation(() => {});

/** The page of the drivers is not to be had. */
const failing = (error: Error) => ({
  '/drivers': async () => {
    throw error;
  },
});
const gone = new FeatureLoadError('chunk', 'gone');

const panel = () => screen.findByRole('alert');

test('a page that cannot be loaded says so under its own title; the rest stands; the gateway is told', async () => {
  expectedError();
  renderConsole('/drivers', { pages: failing(gone) });
  const alert = await panel();
  expect(alert).toHaveTextContent('A part of this page is missing');
  expect(alert).toHaveTextContent('The rest of the console goes on working.');
  expect(alert).toHaveTextContent('For support: fleet 1.0.0-a1 · chunk');
  expect(screen.getByRole('heading', { level: 1, name: 'Drivers' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument();
  await waitFor(() =>
    expect(site.reports).toEqual([{ feature: 'fleet', version: '1.0.0-a1', reason: 'chunk' }]),
  );
  await expectAccessible();
});

test.each(loadFailure.options.filter((reason) => reason !== 'drawn'))(
  'a failure of the kind %s has words of its own',
  async (reason) => {
    expectedError();
    renderConsole('/drivers', { pages: failing(new FeatureLoadError(reason, 'failed')) });
    const alert = await panel();
    expect(alert).toHaveTextContent(`${en.feature[reason].text}${en.feature[reason].hint}`);
    expect(within(alert).getByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(within(alert).queryByRole('button', { name: 'Use the previous version' })).toBeNull();
  },
);

test('Retry says that it is no better while its files cannot be had', async () => {
  expectedError();
  site.files(() => new HttpResponse(null, { status: 503 }));
  const { user } = renderConsole('/drivers', { pages: failing(gone) });
  await user.click(within(await panel()).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Not yet. Try again in a moment.')).toBeInTheDocument();
  expect(site.asked).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-disabled', 'true');
});

describe('with a release before it', () => {
  beforeEach(() => site.live(registryWithPrevious));

  /** A page that the live release does not have, and the one before does. */
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
    'the page of that one is shown after a failure of the kind %s, and says so',
    async (reason) => {
      const { released } = livePageFails(new FeatureLoadError(reason, 'failed'));
      expect(await screen.findByRole('heading', { name: 'before: /drivers' })).toBeInTheDocument();
      expect(screen.getByText(en.previous.inUse)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Try the newest' })).toBeInTheDocument();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(released).toEqual(['1.0.0-a1', '0.9.0-b2']);
      expect(site.reports).toEqual([{ feature: 'fleet', version: '1.0.0-a1', reason }]);
    },
  );

  test('the feature’s other pages are of that one too', async () => {
    const { user } = livePageFails(new FeatureLoadError('threw', 'failed'));
    await screen.findByRole('heading', { name: 'before: /drivers' });
    await user.click(screen.getByRole('link', { name: 'Fleet' }));
    expect(await screen.findByRole('heading', { name: 'before: /cars' })).toBeInTheDocument();
    expect(screen.getByText(en.previous.inUse)).toBeInTheDocument();
    await expectAccessible();
  });

  test('a page that is only slow leaves it to the user', async () => {
    expectedError();
    const { user } = livePageFails(new FeatureLoadError('timeout', 'slow'));
    const alert = await panel();
    expect(alert).toHaveTextContent('This page is taking too long');
    await user.click(within(alert).getByRole('button', { name: 'Use the previous version' }));
    expect(await screen.findByRole('heading', { name: 'before: /drivers' })).toBeInTheDocument();
  });

  test('one that stops is offered that one, and both failures are told', async () => {
    expectedError();
    const Stops = () => {
      throw new Error('No rows');
    };
    const { user } = renderConsole('/drivers', {
      pageOf: (path, { version }) =>
        Promise.resolve(version === before.version ? () => <h1>before: {path}</h1> : Stops),
    });
    await user.click(await screen.findByRole('button', { name: 'Use the previous version' }));
    expect(await screen.findByRole('heading', { name: 'before: /drivers' })).toBeInTheDocument();
    expect(site.reports).toEqual([{ feature: 'fleet', version: '1.0.0-a1', reason: 'drawn' }]);
  });

  test('where that one fails as well, the page says so', async () => {
    expectedError();
    renderConsole('/drivers', { pages: failing(new FeatureLoadError('threw', 'failed')) });
    expect(await panel()).toHaveTextContent('For support: fleet 0.9.0-b2 · threw');
    expect(screen.queryByRole('button', { name: 'Use the previous version' })).toBeNull();
    await waitFor(() => expect(site.reports).toHaveLength(2));
  });

  test('it is not used for a page that it does not have', async () => {
    expectedError();
    const pages = before.manifest.pages.filter(({ path }) => path !== '/drivers');
    const smaller = { ...before, manifest: { ...before.manifest, pages } };
    const { fleet } = registryWithPrevious.features;
    if (fleet) site.live({ contract: 1, features: { fleet: { ...fleet, previous: smaller } } });
    livePageFails(new FeatureLoadError('threw', 'failed'));
    expect(await panel()).toHaveTextContent('For support: fleet 1.0.0-a1 · threw');
  });
});

test('a page that stops says so, and Retry shows it anew', async () => {
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

test('going elsewhere leaves the failure behind', async () => {
  expectedError();
  const { user } = renderConsole('/drivers', { pages: failing(gone) });
  await panel();
  await user.click(screen.getByRole('link', { name: 'Fleet' }));
  expect(await screen.findByRole('heading', { name: 'page of /cars' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
