import { useMemo, useSyncExternalStore } from 'react';
import type { ChartLook } from './chart-options.ts';
import { toneColors } from './tone-colors.ts';
import { tokens } from '../theme/tokens.ts';
import { useForcesColors } from '../theme/use-media.ts';

const root = document.documentElement;

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Resolves a token in the present theme. */
function read(style: CSSStyleDeclaration, token: string) {
  return style.getPropertyValue(token.slice('var('.length, -1)).trim();
}

/** Colours of the system for those that are not the colour of texts. */
const systemColors: Readonly<Record<string, string>> = {
  [tokens.color.accent]: 'Highlight',
  [tokens.color.lineField]: 'GrayText',
  [tokens.color.line]: 'GrayText',
};

/** The tokens' resolved colours for a drawing; they update when the theme changes. */
export function useChartLook(): ChartLook {
  const theme = useSyncExternalStore(subscribe, () => root.dataset.theme);
  const isForced = useForcesColors();
  return useMemo(() => {
    const style = getComputedStyle(root);
    const color = (token: string) => (isForced ? (systemColors[token] ?? 'CanvasText') : read(style, token));
    return {
      theme,
      tones: {
        accent: color(toneColors.accent),
        quiet: color(toneColors.quiet),
        strong: color(toneColors.strong),
      },
      line: color(tokens.color.line),
      text: color(tokens.color.text),
      muted: color(tokens.color.muted),
      fontFamily: read(style, tokens.font.sans),
      fontSize: 0.75 * Number.parseFloat(style.fontSize) || 12,
    };
  }, [theme, isForced]);
}
