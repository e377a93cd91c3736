import { createContext, createElement, useContext, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Feature } from '../feature.ts';
import { withOwnKit } from './with-own-kit.tsx';

const Kit = createContext('the shell');
const Root = ({ children }: { children: ReactNode }) => <Kit value="its own">{children}</Kit>;

function View({ search = '' }: { search?: string }) {
  return <p>{`${search} in ${useContext(Kit)} kit`}</p>;
}

const words = async () => ({ default: {} });
const feature: Feature = {
  name: 'tracking',
  pages: { '/tracking': async () => View },
  words: { en: words, ar: words },
};

test('pages are inside the root of the kit', async () => {
  const wrapped = withOwnKit(feature, Root);
  const load = wrapped.pages['/tracking'];
  if (!load) throw new Error('The page is missing');
  expect(renderToStaticMarkup(createElement(await load()))).toBe('<p> in its own kit</p>');
  expect(wrapped).toMatchObject({ name: 'tracking', words: feature.words });
  expect(wrapped).not.toHaveProperty('extensions');
});

test('extensions are inside the root of the kit and get their props', async () => {
  const extensions: Feature['extensions'] = { 'palette.results': { trackings: async () => View } };
  const load = withOwnKit({ ...feature, extensions }, Root).extensions?.['palette.results']?.['trackings'];
  if (!load) throw new Error('The extension is missing');
  const shown = renderToStaticMarkup(createElement(await load(), { search: 'parcel', show: () => null }));
  expect(shown).toBe('<p>parcel in its own kit</p>');
});
