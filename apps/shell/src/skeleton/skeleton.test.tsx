import type { Capability } from '@tawseel/api-client/schemas';
import type { Role } from '@tawseel/api-client/permissions';
import { skeletonId, type Registry } from '@tawseel/federation/registry';
import { setPage } from '@tawseel/federation/testing';
import { applyLanguage, type Language } from '@tawseel/i18n';
import { screen } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.tsx';
import { fleet, registry as plainRegistry, tokenOf } from '../testing/samples.ts';
import { renderSkeletons } from './render-skeletons.tsx';
import { showSkeleton } from './show-skeleton.ts';

/** Shows the skeleton of a page as the gateway's HTML does, without any other script. */
function show(
  path: string,
  {
    language = 'en',
    token = tokenOf('Petra Express'),
    registry = plainRegistry,
    capabilities = [],
  }: { language?: Language; token?: string | null; registry?: Registry; capabilities?: string[] } = {},
) {
  const { en, ar } = renderSkeletons();
  document.head.replaceChildren();
  document.body.innerHTML = `<div id="root"></div><template id="${skeletonId}-en">${en}</template><template id="${skeletonId}-ar">${ar}</template>`;
  setPage(path, registry);
  applyLanguage(language);
  localStorage.clear();
  if (token !== null) localStorage.setItem('admin-token', token);
  localStorage.setItem('admin-capabilities', JSON.stringify(capabilities));
  showSkeleton();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  return root;
}

const textsOf = (root: ParentNode) =>
  [...root.querySelectorAll('nav li > :first-child')].map((entry) => [
    entry.textContent,
    entry.hasAttribute('aria-current'),
  ]);

afterEach(() => document.body.replaceChildren());

test('the skeletons are rendered without the storage of a browser, which a build lacks', () => {
  const read = jest.spyOn(Storage.prototype, 'getItem');
  renderSkeletons();
  expect(read).not.toHaveBeenCalled();
});

test.each(['/drivers', '/home', '/cars', '/nowhere'])(
  'the skeleton of %s has the navigation of the page that replaces it',
  async (path) => {
    const root = show(path);
    const shown = textsOf(root);
    const account = root.querySelector('[data-initials]')?.parentElement?.textContent;
    document.body.replaceChildren();
    const { container } = renderConsole(path);
    await screen.findByRole('heading', { level: 1 });
    expect(shown).toEqual(textsOf(container));
    expect(shown.length).toBeGreaterThan(2);
    expect(account).toBe(container.querySelector('[data-initials]')?.parentElement?.textContent);
  },
);

test('the skeleton has neither the menus nor the title of pages that the person may not open', () => {
  const { manifest } = fleet;
  const pages = manifest.pages.map((page) => ({ ...page, requires: ['finance.see'] }));
  const finance: Registry = {
    contract: 1,
    features: { fleet: { ...fleet, manifest: { ...manifest, contract: 1, pages } } },
  };
  const shownTo = (role: Role) => {
    const token = tokenOf('Petra Express', '1001-7', '1001', role);
    const root = show('/drivers', { token, registry: finance, capabilities: ['people'] });
    return [...textsOf(root).map(([name]) => name), root.querySelector('h1')?.textContent];
  };
  expect(shownTo('Viewer')).toEqual(['Home', 'Fleet', 'Drivers', 'Drivers']);
  expect(shownTo('Cashier')).toEqual(['Home', undefined]);
});

test('the skeleton of a list has the title of its page in the language of the browser', () => {
  expect(show('/drivers', { language: 'ar' }).querySelector('h1')).toHaveTextContent('السائقون');
  expect(show('/drivers').querySelectorAll('h1')).toHaveLength(1);
});

test('the skeleton of a page without a known title has none', () => {
  expect(show('/home').querySelector('h1')).toBeNull();
});

test('the skeleton of a signed-out browser is that of the sign-in page, without navigation or fields', () => {
  const root = show('/drivers', { token: null });
  expect(root).toHaveTextContent('Log in');
  expect(root.querySelector('nav, input')).toBeNull();
});

test('no element of a skeleton can take the focus', () => {
  expect(show('/drivers').firstElementChild).toHaveAttribute('inert');
});

describe('in a browser whose buttons have commands', () => {
  beforeAll(() =>
    Object.defineProperty(HTMLButtonElement.prototype, 'command', { value: '', configurable: true }),
  );
  afterAll(() => Reflect.deleteProperty(HTMLButtonElement.prototype, 'command'));

  test.each<[Capability[]]>([[['people']], [[]]])(
    'the skeleton has the drawer of the console, which its button opens: %j',
    async (capabilities) => {
      const root = show('/drivers', { capabilities });
      const drawer = root.querySelector('dialog');
      const opener = root.querySelector('header button');
      expect(opener).toHaveAttribute('commandfor', drawer?.id);
      expect(opener).toHaveAttribute('command', 'show-modal');
      expect(opener?.closest('[inert]')).toBeNull();
      const ids = [...root.querySelectorAll('[id]')].map((element) => element.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const list of drawer?.querySelectorAll('ul[aria-labelledby]') ?? [])
        expect(ids).toContain(list.getAttribute('aria-labelledby'));
      const focusable = [...root.querySelectorAll('a, button, input')].filter(
        (control) => !control.closest('[inert], dialog'),
      );
      expect(focusable).toEqual([opener]);
      const linksOf = (place: ParentNode | null) =>
        [...(place?.querySelectorAll('a') ?? [])].map((link) => [
          link.textContent,
          link.getAttribute('href'),
          link.getAttribute('aria-current'),
        ]);
      const early = [
        linksOf(drawer),
        [...(drawer?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent),
      ];
      document.body.replaceChildren();
      const { user } = renderConsole('/drivers', { capabilities });
      await user.click(await screen.findByRole('button', { name: 'Open menu' }));
      const dialog = screen.getByRole('dialog', { name: 'Main navigation' });
      expect(early).toEqual([
        linksOf(dialog),
        [...dialog.querySelectorAll('h2')].map(({ textContent }) => textContent),
      ]);
    },
  );
});

test('a page without templates stays empty', () => {
  document.body.innerHTML = '<div id="root"></div>';
  showSkeleton();
  expect(document.getElementById('root')).toBeEmptyDOMElement();
});

test('the styles contain no markup', () => {
  expect(renderSkeletons().css).not.toMatch(/<\/|data-styled/);
});
