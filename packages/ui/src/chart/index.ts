export { Chart, type ChartProps } from './chart.tsx';
export { ChartCard, ChartToggle, type ChartToggleProps } from './chart-toggle.tsx';
export type { ChartCategory, ChartSeries, ChartTone } from './chart.types.ts';
