import { styled } from 'styled-components';
import { encode } from 'uqr';

const Svg = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  fill: currentColor;
  shape-rendering: crispedges;
`;

/** One path of all dark squares. */
function pathOf(squares: readonly (readonly boolean[])[]) {
  return squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

interface QrCodeProps {
  text: string;
  /** Accessible name; a code without one repeats a text beside it. */
  label?: string;
}

/** A text as a QR code with error correction, so that scanners read it also from a crumpled slip. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} {...naming}>
      <path d={pathOf(data)} />
    </Svg>
  );
}
