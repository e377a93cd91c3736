import { directionOf, useFormat } from '@tawseel/i18n';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Skeleton } from '../frame/skeleton.tsx';
import { useStableHandler } from '../handler/use-stable-handler.ts';
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
  font-size: 0.8125rem;
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
  forced-color-adjust: none;

  &[data-kind='line'] {
    block-size: 3px;
    border-radius: 2px;
  }
`;

/** A scroll container must be reachable by keyboard. */
const Scroller = styled.section`
  overflow: auto;
`;

/** Reserves the space of the drawing. */
const Place = styled.div`
  display: grid;
  align-items: end;
  overflow: hidden;

  &:focus-visible {
    outline-offset: -2px;
  }
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
  /** Shows the numbers as a table in place of the drawing. */
  isTable?: boolean;
  /** Address of the rows that a category counts: its bar and its row in the table lead there. */
  linkOf?: (category: number) => string;
}

/**
 * Bars and lines over categories, drawn right to left in Arabic. The drawing code is large, so it loads when
 * the page is idle. Until then, or if it cannot be loaded, the numbers are shown as a table.
 */
export function Chart(props: ChartProps) {
  const {
    label,
    categoryLabel,
    categories,
    series,
    unit = 'number',
    height = 400,
    isTable = false,
    linkOf,
  } = props;
  const format = useFormat();
  const drawing = useDrawing();
  const navigate = useNavigate();
  const formats = useMemo(
    () => ({
      axis: format.number,
      bar: unit === 'money' ? format.amount : format.number,
      value: (value: unknown) => (unit === 'money' ? format.money(value) : format.number(value)),
    }),
    [format, unit],
  );
  const follow = useStableHandler((category: number) => linkOf && void navigate(linkOf(category)));
  const [active, setActive] = useState<number>();
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && active !== undefined) return follow(active);
    if (event.key === 'Escape') return setActive(undefined);
    const isForward = directionOf(format.language) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = event.key === isForward ? (active ?? -1) + 1 : (active ?? categories.length) - 1;
    setActive(Math.max(0, Math.min(next, categories.length - 1)));
  };
  const numbers = { label, categoryLabel, categories, series, write: formats.value };
  if (isTable || drawing === 'failed') {
    return (
      <Root aria-label={label}>
        <Scroller aria-label={label} tabIndex={0} style={{ maxBlockSize: height }}>
          <ChartTable {...numbers} linkOf={linkOf} />
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
      {/* Arrows move through the categories, whose names may be cut on the axis. */}
      <Place
        role="application"
        aria-label={label}
        tabIndex={0}
        style={{ blockSize: height }}
        onKeyDown={press}
        onBlur={() => setActive(undefined)}
      >
        {drawing ? (
          <drawing.ChartDrawing
            categories={categories}
            series={series}
            formats={formats}
            height={height}
            active={active}
            onChoose={follow}
          />
        ) : (
          <Skeleton $width="100%" $height="55%" />
        )}
      </Place>
      <VisuallyHidden>
        <ChartTable {...numbers} />
      </VisuallyHidden>
    </Root>
  );
}
