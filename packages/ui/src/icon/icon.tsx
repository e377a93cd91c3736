import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Svg = styled.svg`
  inline-size: 1.15em;
  block-size: 1.15em;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;

  [dir='rtl'] &[data-flip] {
    transform: scaleX(-1);
  }
`;

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  /** `d` of one outline path in a 24 by 24 box. */
  path: string;
  /** Mirrored in right-to-left text: arrows are, ticks and clocks are not. */
  flip?: boolean;
}

/**
 * An outline in the colour and size of the surrounding text. It is decorative: a text carries its meaning.
 */
export function Icon({ path, flip = false, ...rest }: IconProps) {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true" data-flip={flip || undefined} {...rest}>
      <path d={path} />
    </Svg>
  );
}

/** Outlines of the kit, each the `path` of an {@link Icon}. */
export const icons = {
  chevronDown: 'M6 9l6 6 6-6',
  chevronUp: 'M6 15l6-6 6 6',
  chevronEnd: 'M9 6l6 6-6 6',
  sort: 'M8 10l4-4 4 4M8 14l4 4 4-4',
  tick: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6L6 18',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2L21 21',
  plus: 'M12 5v14M5 12h14',
  dots: 'M5 12h.01M12 12h.01M19 12h.01',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  eyeOff:
    'M4 4l16 16M9.9 5.8A9.4 9.4 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6.4 7.6A15.5 15.5 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9.3 9.3 0 0 0 4.3-1M9.9 9.9a3 3 0 0 0 4.2 4.2',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  refresh: 'M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14',
  columns: 'M4 5h16v14H4zM9.3 5v14M14.7 5v14',
  exchange: 'M4 8h15l-4-4M20 16H5l4 4',
  print: 'M7 9V4h10v5M7 17H4v-6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v6h-3M7 14h10v6H7z',
  alert: 'M12 4l9 16H3zM12 10v4M12 17h.01',
} as const;
