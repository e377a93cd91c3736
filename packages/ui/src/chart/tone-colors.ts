import { tokens } from '../theme/tokens.ts';
import type { ChartTone } from './chart.types.ts';

/** Colour of each tone; its contrast with the surface is at least 3:1 in both themes. */
export const toneColors: Readonly<Record<ChartTone, string>> = {
  accent: tokens.color.accent,
  quiet: tokens.color.lineField,
  strong: tokens.color.text,
};
