import { useFormat } from '@tawseel/i18n';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../frame/skeleton.tsx';
import { VisuallyHidden } from '../frame/visually-hidden.tsx';
import { tokens } from '../theme/tokens.ts';
import { ChartTable } from './chart-table.tsx';
import type { ChartData } from './chart.types.ts';
import { toneColors } from './tone-colors.ts';
import { useDrawing } from './use-drawing.ts';

const Root = styled.figure`
  margin: 0;
  min-inline-size: 0;
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  margin-block-end: 8px;
  font-size: 13px;
  color: ${tokens.color.muted};

  li {
    display: flex;
    align-items: center;
    gap: 7px;
  }
`;

const Mark = styled.span`
  inline-size: 12px;
  block-size: 12px;
  border-radius: 3px;

  &[data-kind='line'] {
    block-size: 3px;
    border-radius: 2px;
  }
`;

/** A scroll container must be reachable by keyboard. */
const Scroller = styled.section`
  overflow-x: auto;
`;

/** Reserves the space of the drawing. */
const Place = styled.div`
  display: grid;
  align-items: end;
  overflow: hidden;
`;

export interface ChartProps extends ChartData {
  /** Name of the figure and its table. */
  label: string;
  /** Heading of the table's category column. */
  categoryLabel: string;
  /** Money has its unit, and is shortened on the axis. */
  unit?: 'money' | 'number';
  /** In px. */
  height?: number;
}

/**
 * Bars and lines over categories, drawn right to left in Arabic. The drawing code is large, so it loads when
 * the page is idle. Until then, or if it cannot be loaded, the numbers are shown as a table.
 */
export function Chart(props: ChartProps) {
  const { label, categoryLabel, categories, series, unit = 'number', height = 400 } = props;
  const format = useFormat();
  const drawing = useDrawing();
  const formats = useMemo(
    () => ({
      axis: format.number,
      value: (value: unknown) => (unit === 'money' ? format.money(value) : format.number(value)),
    }),
    [format, unit],
  );
  const table = <ChartTable {...{ label, categoryLabel, categories, series }} write={formats.value} />;
  if (drawing === 'failed') {
    return (
      <Root aria-label={label}>
        <Scroller aria-label={label} tabIndex={0}>
          {table}
        </Scroller>
      </Root>
    );
  }
  return (
    <Root aria-label={label}>
      {series.length > 1 && (
        <Legend aria-hidden="true">
          {series.map(({ name, kind, tone }) => (
            <li key={name}>
              <Mark data-kind={kind} style={{ background: toneColors[tone] }} />
              {name}
            </li>
          ))}
        </Legend>
      )}
      <Place style={{ blockSize: height }}>
        {drawing ? (
          <drawing.ChartDrawing categories={categories} series={series} formats={formats} height={height} />
        ) : (
          <Skeleton $width="100%" $height="55%" />
        )}
      </Place>
      <VisuallyHidden>{table}</VisuallyHidden>
    </Root>
  );
}
