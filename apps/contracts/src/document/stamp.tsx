import { tokens } from '@tawseel/ui';
import { useId } from 'react';
import { styled } from 'styled-components';

const Svg = styled.svg.attrs({ role: 'img' })`
  inline-size: 118px;
  block-size: 118px;
  color: ${tokens.color.accent};
  opacity: 0.88;
  transform: rotate(-9deg);
  print-color-adjust: exact;

  circle,
  path {
    fill: none;
    stroke: currentColor;
  }

  [data-arc] {
    stroke: none;
  }

  text {
    fill: currentColor;
    font-weight: 600;
    text-anchor: middle;
  }
`;

/** Letters as large as the arc they run on lets them be. */
function sizeFor(text: string, length: number, largest: number) {
  return Math.min(largest, length / (Math.max(text.length, 1) * 0.56));
}

export interface StampProps {
  /** Whose stamp it is; runs around its upper half. */
  name: string;
  /** Runs around its lower half. */
  note: string;
  label: string;
}

/** A round company stamp, drawn from the company's name. */
export function Stamp({ name, note, label }: StampProps) {
  const id = useId();
  const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
  const direction = (text: string) => (isArabic(text) ? 'rtl' : 'ltr');
  return (
    <Svg viewBox="0 0 120 120" aria-label={label}>
      <circle cx="60" cy="60" r="57.5" strokeWidth="2.4" />
      <circle cx="60" cy="60" r="53.5" strokeWidth="0.8" />
      <circle cx="60" cy="60" r="36" strokeWidth="1" />
      <path data-arc id={`${id}-upper`} d="M18.5 60a41.5 41.5 0 0 1 83 0" />
      <path data-arc id={`${id}-lower`} d="M12 60a48 48 0 0 0 96 0" />
      <text direction={direction(name)} fontSize={sizeFor(name, 118, 12)}>
        <textPath href={`#${id}-upper`} startOffset="50%">
          {name}
        </textPath>
      </text>
      <text direction={direction(note)} fontSize={sizeFor(note, 110, 9.5)}>
        <textPath href={`#${id}-lower`} startOffset="50%">
          {note}
        </textPath>
      </text>
      <path
        d="M46 53l14-7 14 7v15l-14 7-14-7zM46 53l14 7 14-7M60 60v15M53 49.5l14 7"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
    </Svg>
  );
}
