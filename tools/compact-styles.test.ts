import compactStyles from '../packages/federation/preset/compact-styles-loader.mjs';

test('styles lose their comments, spaces and line ends, and imports keep the names of their chunks', () => {
  const source = `import { styled } from 'styled-components';
const Sheet = lazy(() => import(/* webpackChunkName: "sheet" */ './sheet.tsx'));
const Root = styled.div\`
  /* Above the rows. */
  color: red;
  margin: 0 auto;
  > a:hover {
    margin: 0;
  }
\`;`;
  const compact = compactStyles(source);
  expect(compact).toContain('/* webpackChunkName: "sheet" */');
  expect(compact).toContain('color:red;margin:0 auto;>a:hover{margin:0}`;');
  expect(compact).not.toContain('Above');
});
