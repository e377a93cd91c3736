import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import type { GridComponentOption, TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import type { ChartData, ChartFormats, ChartSeries, ChartTone } from './chart.types.ts';
import { tooltipOf } from './chart-tooltip.ts';

type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | TooltipComponentOption
>;

/** Present colours and font of the page. */
export interface ChartLook {
  tones: Readonly<Record<ChartTone, string>>;
  line: string;
  text: string;
  muted: string;
  fontFamily: string;
  /** In px. */
  fontSize: number;
}

export interface ChartLayout {
  look: ChartLook;
  /** Width of the drawing in pixels. */
  width: number;
  isRightToLeft: boolean;
  isNarrow: boolean;
  isStill: boolean;
}

function seriesOption(
  { name, kind, tone, values }: ChartSeries,
  look: ChartLook,
  label: (value: unknown) => string,
  isLabelled: boolean,
  isUpright: boolean,
  isLong: boolean,
): BarSeriesOption | LineSeriesOption {
  const color = look.tones[tone];
  const data = values.map((value) => (typeof value === 'number' ? value : '-'));
  if (kind === 'line') {
    return {
      type: 'line',
      name,
      data,
      symbol: 'circle',
      symbolSize: 7,
      showSymbol: !isLong,
      lineStyle: { color, width: 2 },
      itemStyle: { color },
      z: 3,
    };
  }
  return {
    type: 'bar',
    name,
    data,
    barMaxWidth: 44,
    barGap: '15%',
    itemStyle: { color, borderRadius: [4, 4, 0, 0] },
    emphasis: { disabled: true },
    label: {
      show: isLabelled,
      position: 'top',
      color: look.text,
      fontSize: look.fontSize,
      fontWeight: 500,
      formatter: ({ value }) => label(value),
      ...(isUpright && { rotate: 90, align: 'left', verticalAlign: 'middle' }),
    },
  };
}

/** Width of a digit, as a part of the font size. */
const digitWidth = 0.6;

/** Longest slanted label, and the space between upright ones, in pixels. */
const slantedLabel = 84;
const labelGap = 14;

/** Options of echarts; in Arabic, the categories run from the right and the value axis is on the right. */
export function chartOptions(
  { categories, series }: ChartData,
  formats: ChartFormats,
  { look, width, isRightToLeft, isNarrow, isStill }: ChartLayout,
): ChartOption {
  const font = { color: look.muted, fontSize: look.fontSize };
  // More categories than labels find room for, such as days, are a scale.
  const isLong = categories.length > 14;
  const [labelled] = series.length === 1 && !isLong ? series : [];
  const lengths = labelled?.values.map((value) => formats.bar(value).length) ?? [];
  const longest = Math.max(0, ...lengths) * look.fontSize * digitWidth;
  // Labels that are wider than the space of a bar would cover each other.
  const isUpright = longest > width / categories.length;
  return {
    animation: !isStill,
    animationDuration: 180,
    animationDurationUpdate: 180,
    textStyle: { fontFamily: look.fontFamily },
    grid: {
      top: isUpright ? longest + 12 : 24,
      // echarts takes a label to be as high as a Latin letter; an Arabic line ends up to 7 px further down.
      bottom: 10,
      left: 4,
      right: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: {
      type: 'category',
      data: categories.map(({ name, short = name }) => short),
      inverse: isRightToLeft,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: look.line } },
      // Each of a few categories has its label, even in little space.
      axisLabel: isLong
        ? { ...font, hideOverlap: true, margin: 10 }
        : {
            ...font,
            interval: 0,
            hideOverlap: false,
            rotate: isNarrow ? 50 : 0,
            margin: 10,
            // The tooltip and the table have the whole names.
            overflow: 'truncate',
            width: isNarrow ? slantedLabel : Math.max(width / categories.length - labelGap, 24),
          },
    },
    yAxis: {
      type: 'value',
      position: isRightToLeft ? 'right' : 'left',
      splitNumber: isNarrow ? 4 : 5,
      splitLine: { lineStyle: { color: look.line } },
      axisLabel: { ...font, formatter: formats.axis },
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      transitionDuration: 0,
      padding: 0,
      borderWidth: 0,
      backgroundColor: 'transparent',
      extraCssText: 'box-shadow: none; z-index: 1;',
      axisPointer: { type: 'shadow', shadowStyle: { color: look.muted, opacity: 0.12 } },
      formatter: (points) => {
        const at = [points].flat()[0]?.dataIndex ?? 0;
        return tooltipOf({ categories, series }, at, formats.value, isRightToLeft);
      },
    },
    series: series.map((one) => seriesOption(one, look, formats.bar, one === labelled, isUpright, isLong)),
  };
}
