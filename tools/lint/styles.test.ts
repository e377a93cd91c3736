import { lintSample } from './lint-sample.ts';

/** Reports of `rule` for one file of a feature. */
function faultsOf(rule: string, content: string, file = 'apps/fleet/src/a.tsx'): string[] {
  return lintSample(rule, { [file]: content });
}

describe('logical-css', () => {
  test.each([
    ['const A = styled.div`margin-left: 4px;`', 'margin-inline-start'],
    ['const A = styled(Button)`padding-right: 4px;`', 'padding-inline-end'],
    ['const A = styled.div<Props>`border-left-color: red;`', 'border-inline-start-color'],
    ['const A = styled.div.attrs({ a: 1 })`left: 0;`', 'inset-inline-start'],
    ['const A = css`color: ${ink};\n  right: 0;`', 'inset-inline-end'],
    ['const A = createGlobalStyle`body { text-align: left; }`', 'write start'],
    ['const A = keyframes`from { top: ${a}px } to { inset: 0 }`', 'inset-block-start'],
    ['const A = css`float: right;`', 'inline-end'],
    ['const A = css`min-width: 4px;`', 'min-inline-size'],
    ['const A = css`&:hover { height: 4px; }`', 'block-size'],
    ['const A = css`border-top-left-radius: 4px;`', 'border-start-start-radius'],
    ['const A = css`\n  ${mixin}\n  left: 0;\n`', 'inset-inline-start'],
    ['const A = <p style={{ marginLeft: 4 }} />;', 'margin-inline-start'],
    [`const A = <p style={{ textAlign: 'right' }} />;`, 'write end'],
  ])('%s', (content, logical) => {
    expect(faultsOf('logical-css', content)).toEqual([expect.stringContaining(logical)]);
  });

  test('points at the line of the property', () => {
    expect(faultsOf('logical-css', 'const A = css`\n  color: ${a};\n  left: 0;\n`')).toEqual([
      expect.stringMatching(/^apps\/fleet\/src\/a\.tsx:3 left /),
    ]);
  });

  test('allows logical styles, conditions, selectors, comments and other templates', () => {
    const content = `
      const A = styled.div\`
        margin-inline-start: \${space(2)};
        inline-size: min(100%, 40rem);
        text-align: start;
        /* left: 0; */
        @media (max-width: 700px) { padding: 0; }
        @container (min-width: 40rem) { inset-inline: 0; }
        .left:hover { transition: opacity 1s; }
        transform: translateX(\${left}px);
      \`;
      const B = sql\`left: 0;\`;
      const C = \`width: 1px;\`;
      const D = <svg width="20" style={{ insetInlineStart: 0 }} />;
    `;
    expect(faultsOf('logical-css', content)).toEqual([]);
  });
});

describe('no-raw-colour', () => {
  test.each([
    ['const A = css`color: #0f766e;`', '#0f766e'],
    ['const A = styled.p`box-shadow: 0 0 4px rgb(0 0 0 / 20%);`', 'rgb('],
    ['const A = css`background: ${a}, linear-gradient(hsl(1 2% 3%), ${b});`', 'hsl('],
    ['const A = css`border: 1px solid white;`', 'white'],
    [`const A = <p style={{ color: '#fff' }} />;`, '#fff'],
  ])('%s', (content, colour) => {
    expect(faultsOf('no-raw-colour', content)).toEqual([expect.stringContaining(`${colour}: use a token`)]);
  });

  test('allows tokens, mixes, selectors and references', () => {
    const content = `
      const A = css\`
        color: \${tokens.ink};
        background: color-mix(in srgb, \${tokens.accent} 10%, transparent);
        border-color: var(--line-white);
        fill: url(#abc);
        white-space: nowrap;
        #add { color: currentColor; }
      \`;
    `;
    expect(faultsOf('no-raw-colour', content)).toEqual([]);
  });

  test('allows colours in the theme', () => {
    const content = 'export const A = createGlobalStyle`:root { --ink: #111; }`;';
    expect(faultsOf('no-raw-colour', content, 'packages/ui/src/theme/global-style.ts')).toEqual([]);
    expect(faultsOf('no-raw-colour', content, 'packages/ui/src/button/global-style.ts')).toHaveLength(1);
  });
});

describe('relative-text-size', () => {
  test.each([
    ['const A = styled.p`font-size: 12px;`', 'tsx:1 12px does not follow', '0.75rem'],
    ['const A = css`\n  font: 500 13px/1.5 ${family};\n`', 'tsx:2 13px does not follow', '0.8125rem'],
  ])('%s', (content, place, size) => {
    const faults = faultsOf('relative-text-size', content);
    expect(faults).toEqual([expect.stringContaining(size)]);
    expect(faults).toEqual([expect.stringContaining(place)]);
  });

  test('allows sizes that follow the text size, sizes on paper and lengths of other properties', () => {
    const content = 'const A = css`font-size: 0.75rem; padding: 12px; @media print { font-size: 8pt; }`;';
    expect(faultsOf('relative-text-size', content)).toEqual([]);
  });
});
