/** Text drawn on a canvas, with its font and direction. */
export interface Written {
  text: string;
  font: string;
  direction: string;
}

/**
 * A canvas and fonts for jsdom, which has neither. It records the drawn texts, and its image is always `image`. Its pixels show
 * a slanted line, or nothing after `showNothing`.
 */
export function fakeCanvas(image: string) {
  const side = 100;
  let isBlank = false;
  const written: Written[] = [];
  const loaded: string[] = [];
  const context = {
    font: '',
    direction: '',
    fillText(text: string) {
      written.push({ text, font: context.font, direction: context.direction });
    },
    getImageData: () => {
      const data = new Uint8ClampedArray(side * side * 4);
      if (!isBlank) for (let at = 0; at < side; at += 1) data[4 * (at * side + at) + 3] = 255;
      return { width: side, height: side, data };
    },
    measureText: (text: string) => ({ width: text.length * 20 }),
    setTransform: () => undefined,
    clearRect: () => undefined,
    fillRect: () => undefined,
    drawImage: () => undefined,
    beginPath: () => undefined,
    closePath: () => undefined,
    moveTo: () => undefined,
    arc: () => undefined,
    fill: () => undefined,
  };
  beforeEach(() => {
    isBlank = false;
    written.length = 0;
    loaded.length = 0;
    Object.assign(HTMLCanvasElement.prototype, { getContext: () => context });
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(image);
    Object.assign(globalThis, { FontFace: function FontFace() {} });
    Object.assign(document, {
      fonts: {
        add: () => undefined,
        load: async (font: string, text: string) => {
          loaded.push(`${font}: ${text}`);
          return [];
        },
      },
    });
  });
  const showNothing = () => {
    isBlank = true;
  };
  return { written, loaded, showNothing };
}
