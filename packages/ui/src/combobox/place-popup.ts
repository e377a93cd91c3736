const gap = 4;
const edge = 8;
const maxHeight = 320;

/** Positions a popup below its field, or above it where more space is; as wide as the field, at least 280 px. */
export function placePopup(popup: HTMLElement, field: Element): void {
  const { top, bottom, left, right, width } = field.getBoundingClientRect();
  const page = document.documentElement.clientWidth;
  // The keyboard of a phone covers the rest.
  const height = window.visualViewport?.height ?? window.innerHeight;
  const below = height - bottom;
  const isAbove = below < maxHeight * 0.7 && top > below;
  const size = Math.min(Math.max(width, 280), page - 2 * edge);
  const start = getComputedStyle(field).direction === 'rtl' ? right - size : left;
  Object.assign(popup.style, {
    inset: 'auto',
    left: `${Math.max(edge, Math.min(start, page - size - edge))}px`,
    width: `${size}px`,
    maxHeight: `${Math.min(maxHeight, (isAbove ? top : below) - gap - edge)}px`,
    ...(isAbove ? { bottom: `${window.innerHeight - top + gap}px` } : { top: `${bottom + gap}px` }),
  });
}
