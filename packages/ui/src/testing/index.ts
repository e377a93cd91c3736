export { fakeCanvas } from './fake-canvas.ts';
export { fakePrinting } from './fake-printing.ts';
export { expectAccessible, renderPage, type PageOptions } from './render-page.tsx';
export { pickOption } from './pick-option.ts';
