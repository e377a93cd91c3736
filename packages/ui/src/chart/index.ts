export { Chart, type ChartProps } from './chart.tsx';
export type { ChartCategory, ChartSeries, ChartTone } from './chart.types.ts';
