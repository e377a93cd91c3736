import jsBarcode from 'jsbarcode';
import { styled } from 'styled-components';

const Svg = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 16mm;
  fill: currentColor;
  shape-rendering: crispedges;
`;

/** The modules of a text in Code 128, dark or not. */
function modulesOf(text: string): boolean[] {
  const drawn: { encodings?: { data: string }[] } = {};
  jsBarcode(drawn, text, { format: 'CODE128' });
  return (drawn.encodings ?? []).flatMap(({ data }) => Array.from(data, (module) => module === '1'));
}

/** A text as a Code 128 barcode, with the space around it that scanners need. It repeats the text below it. */
export function Barcode({ text }: { text: string }) {
  const quiet = 10;
  const modules = modulesOf(text);
  const bars = modules.map((isDark, x) => (isDark ? `M${x + quiet} 0h1v1h-1z` : '')).join('');
  return (
    <Svg
      viewBox={`0 0 ${modules.length + 2 * quiet} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-bars
    >
      <path d={bars} />
    </Svg>
  );
}
