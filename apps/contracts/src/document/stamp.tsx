import { tokens } from '@tawseel/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { directionOfText } from '../contract/direction-of-text.ts';
import { nameLines, noteLine, type StampLine } from './stamp-lines.ts';

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

function Line({ text, size, arc }: StampLine) {
  const id = useId();
  return (
    <>
      <path data-arc id={id} d={arc} />
      <text direction={directionOfText(text)} fontSize={size}>
        <textPath href={`#${id}`} startOffset="50%">
          {text}
        </textPath>
      </text>
    </>
  );
}

export interface StampProps {
  /** Company name, along the upper half. */
  name: string;
  /** Text along the lower half. */
  note: string;
  label: string;
}

/** A round company stamp, drawn from the company's name. */
export function Stamp({ name, note, label }: StampProps) {
  const lines = nameLines(name);
  return (
    <Svg viewBox="0 0 120 120" aria-label={label}>
      <circle cx="60" cy="60" r="57.5" strokeWidth="2.4" />
      <circle cx="60" cy="60" r="53.5" strokeWidth="0.8" />
      <circle cx="60" cy="60" r={lines.length > 1 ? 29 : 36} strokeWidth="1" />
      {lines.map((line) => (
        <Line key={line.arc} {...line} />
      ))}
      <Line {...noteLine(note)} />
      <path
        d="M46 53l14-7 14 7v15l-14 7-14-7zM46 53l14 7 14-7M60 60v15M53 49.5l14 7"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
    </Svg>
  );
}
