import { useEffect, useState, type RefObject } from 'react';
import { padWidth } from './strokes.ts';

export interface PadSize {
  /** Width on the page, in CSS pixels. */
  width: number;
  /** Pixels of the canvas to one of the page: the screen's density, or more, so that what is kept is sharp as well. */
  density: number;
}

/** Width of the picture that is kept. */
export const keptWidth = 1000;

function sizeOf(element: HTMLElement): PadSize {
  const width = element.clientWidth || padWidth;
  return { width, density: Math.max(window.devicePixelRatio || 1, keptWidth / width) };
}

/** The size of the drawing area now: a phone that turns, a window that grows and a zoom change it. */
export function usePadSize(place: RefObject<HTMLElement | null>): PadSize {
  const [size, setSize] = useState<PadSize>({ width: padWidth, density: keptWidth / padWidth });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () =>
      setSize((now) => {
        const next = sizeOf(element);
        return next.width === now.width && next.density === now.density ? now : next;
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [place]);
  return size;
}
