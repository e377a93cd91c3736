import { tokens, VisuallyHidden } from '@tawseel/ui';
import { styled } from 'styled-components';

const width = 72;
const height = 20;
const week = 7;

const Drawing = styled.svg`
  position: absolute;
  inset-block-start: 20px;
  inset-inline-end: 20px;
  inline-size: ${width}px;
  block-size: ${height}px;
  overflow: visible;
  fill: none;
  stroke: ${tokens.color.lineStrong};
  stroke-width: 1.5;
  stroke-linejoin: round;

  /* Time runs in the direction of reading. */
  [dir='rtl'] & {
    transform: scaleX(-1);
  }

  path + path {
    stroke: ${tokens.color.accent};
  }
`;

/** Sum of the last days of a trend. */
export function lastDays(values: readonly number[], days: number): number {
  return values.slice(-days).reduce((sum, value) => sum + value, 0);
}

interface SparklineProps {
  /** One number a day, oldest first. */
  values: readonly number[];
  /** Alternative text of the drawing. */
  label: string;
}

/** A small drawing of the last days; the last seven stand out. */
export function Sparkline({ values, label }: SparklineProps) {
  const low = Math.min(0, ...values);
  const range = Math.max(...values, 0) - low || 1;
  const points = values.map((value, at) => {
    const x = (at / (values.length - 1)) * width;
    return `${x.toFixed(1)} ${(height - ((value - low) / range) * height).toFixed(1)}`;
  });
  const line = (some: readonly string[]) => <path d={`M${some.join('L')}`} />;
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <title>{label}</title>
        {line(points)}
        {line(points.slice(-week))}
      </Drawing>
    </>
  );
}
