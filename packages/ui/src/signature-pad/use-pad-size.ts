import { useEffect, useState, type RefObject } from 'react';
import { padWidth } from './strokes.ts';

export interface PadSize {
  /** Width on the page, in CSS pixels. */
  width: number;
  /** Canvas pixels per CSS pixel: at least the screen's density, so that the saved image is sharp as well. */
  density: number;
}

/** Width of the saved image. */
export const keptWidth = 1000;

function sizeOf(element: HTMLElement): PadSize {
  const width = element.clientWidth || padWidth;
  return { width, density: Math.max(window.devicePixelRatio || 1, keptWidth / width) };
}

/** Present size of the drawing area; it follows rotation, resizing and zoom. */
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
