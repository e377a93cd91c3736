import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { GlobalStyle } from './global-style.ts';
import { applyTheme, readTheme, storeTheme, useTheme } from './theme.ts';

function prefer(dark: boolean) {
  const list = Object.assign(new EventTarget(), { matches: dark });
  jest.spyOn(window, 'matchMedia').mockImplementation(() => list as unknown as MediaQueryList);
  return list;
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

function Choice() {
  const [choice] = useTheme();
  return <output>{choice}</output>;
}

test("the system's theme applies until another is chosen", () => {
  prefer(true);
  applyTheme();
  expect(readTheme()).toBe('system');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  storeTheme('light');
  expect(localStorage.getItem('theme')).toBe('light');
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});

test("a change of the system's theme applies while no theme is chosen", () => {
  const system = prefer(false);
  render(<Choice />);
  act(() => {
    system.matches = true;
    system.dispatchEvent(new Event('change'));
  });
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

test('a choice updates every consumer', () => {
  prefer(false);
  render(<Choice />);
  act(() => storeTheme('dark'));
  expect(screen.getByText('dark')).toBeInTheDocument();
});

test('the global style defines the tokens of both themes', () => {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />));
  const styles = sheet.getStyleTags();
  expect(styles).toMatch(/:root\{[^}]*--accent:#0f766e/);
  expect(styles).toMatch(/data-theme=['"]dark['"]\]\{[^}]*--accent:#2dd4bf/);
  expect(styles).toMatch(/@font-face\{[^}]*IBM Plex Sans Arabic/);
});
