import ReactECharts from 'echarts-for-react/lib/core';
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { directionOf, useFormat } from '@tawseel/i18n';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { useIsPhone, usePrefersStillness } from '../theme/use-media.ts';
import { chartOptions } from './chart-options.ts';
import type { ChartData, ChartFormats } from './chart.types.ts';
import { useChartLook } from './use-chart-look.ts';

register([BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer]);

const Canvas = styled.div`
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;

  /* The drawing is left to right; a label such as "0-1 يوم" reads as its own language does. */
  text {
    unicode-bidi: plaintext;
  }

  [data-tooltip] {
    padding: 9px 12px;
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.raised};
    color: ${tokens.color.text};
    box-shadow: ${tokens.shadow.high};
    font: 0.8125rem/1.6 ${tokens.font.sans};
  }

  dl {
    display: grid;
    grid-template-columns: auto auto;
    gap: 0 18px;
  }

  dt {
    display: flex;
    align-items: center;
    gap: 7px;
    color: ${tokens.color.muted};
  }

  dt::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: 3px;
    background: var(--tone);
  }

  dd {
    font-weight: 500;
    text-align: end;
    unicode-bidi: isolate;
  }
`;

export interface ChartDrawingProps extends ChartData {
  formats: ChartFormats;
  height: number;
  /** The category whose tooltip is shown without a pointer. */
  active: number | undefined;
  /** Called with the category that was clicked. */
  onChoose: (category: number) => void;
}

/** The functions that the drawing needs: the whole module would be included with all of its exports. */
const echarts = { init, getInstanceByDom, dispose };

const opts = { renderer: 'svg' } as const;

/** The drawing of a chart; its numbers are in the table beside it. */
export function ChartDrawing({ categories, series, formats, height, active, onChoose }: ChartDrawingProps) {
  const { language } = useFormat();
  const look = useChartLook();
  // echarts needs a width, which a hidden panel does not have.
  const [width, setWidth] = useState(0);
  const measure = useCallback((canvas: HTMLDivElement | null) => {
    if (!canvas) return undefined;
    const observer = new ResizeObserver(() => setWidth(canvas.clientWidth));
    observer.observe(canvas);
    setWidth(canvas.clientWidth);
    return () => observer.disconnect();
  }, []);
  const isNarrow = useIsPhone();
  const isStill = usePrefersStillness();
  const isRightToLeft = directionOf(language) === 'rtl';
  const option = useMemo(
    () =>
      chartOptions({ categories, series }, formats, {
        look,
        width,
        isRightToLeft,
        isNarrow,
        isStill,
      }),
    [categories, series, formats, look, width, isRightToLeft, isNarrow, isStill],
  );
  const onEvents = useMemo(
    () => ({ click: ({ dataIndex }: { dataIndex: number }) => onChoose(dataIndex) }),
    [onChoose],
  );
  const chart = useRef<ReactECharts>(null);
  useEffect(() => {
    chart.current
      ?.getEchartsInstance()
      .dispatchAction(
        active === undefined ? { type: 'hideTip' } : { type: 'showTip', seriesIndex: 0, dataIndex: active },
      );
  }, [active]);
  return (
    // Left to right, because SVG would otherwise swap the anchors of texts.
    <Canvas ref={measure} dir="ltr" aria-hidden="true">
      {width > 0 && (
        <ReactECharts
          ref={chart}
          echarts={echarts}
          option={option}
          notMerge
          opts={opts}
          onEvents={onEvents}
          style={{ blockSize: height }}
        />
      )}
    </Canvas>
  );
}
