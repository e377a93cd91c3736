import { createEvent, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@tawseel/ui/testing';
import { createRef, useState } from 'react';
import { fakeCanvas } from '../testing/fake-canvas.ts';
import { SignaturePad } from './signature-pad.tsx';
import type { SignatureSource } from './signature-source.ts';
import { padWidth, type Stroke } from './strokes.ts';

fakeCanvas('data:image/png;base64,AAAA');

function Signing() {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const columns = strokes.map((stroke) => stroke.map(({ x }) => Math.round(x)).join(' '));
  return (
    <>
      <SignaturePad
        strokes={strokes}
        onChange={setStrokes}
        label="Pad"
        describedBy="hint"
        ref={createRef<SignatureSource>()}
      />
      <output>{columns.join('; ')}</output>
    </>
  );
}

function openPad() {
  renderPage(<Signing />);
  return screen.getByRole('img', { name: 'Pad' });
}

type Kind = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

/** The pad samples a point every few milliseconds. */
async function touch(pad: HTMLElement, kind: Kind, x = 0) {
  const touches = { value: [{ clientX: x, clientY: 50 }] };
  const event = createEvent[kind](pad);
  fireEvent(pad, Object.defineProperties(event, { targetTouches: touches, changedTouches: touches }));
  await new Promise((resolve) => setTimeout(resolve, 20));
}

function resizePad(width: number) {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  fireEvent(window, new Event('resize'));
}

/** The horizontal positions of each stroke. */
const columns = () => screen.getByRole('status').textContent;

afterEach(() => jest.restoreAllMocks());

test('a stroke that the browser cancels stays on the pad', async () => {
  const pad = openPad();
  await touch(pad, 'touchStart', 50);
  await touch(pad, 'touchMove', 100);
  await touch(pad, 'touchCancel');
  expect(columns()).toBe('50 100');
});

test('a resize within a stroke ends the stroke there, and the next touch draws again', async () => {
  const pad = openPad();
  await touch(pad, 'touchStart', 50);
  await touch(pad, 'touchMove', 100);
  await touch(pad, 'touchMove', 150);
  resizePad(padWidth / 2);
  expect(columns()).toBe('50 100 150');
  await touch(pad, 'touchMove', 175);
  await touch(pad, 'touchEnd');
  fireEvent.pointerDown(pad);
  await touch(pad, 'touchStart', 200);
  await touch(pad, 'touchMove', 225);
  await touch(pad, 'touchCancel');
  expect(columns()).toBe('50 100 150; 400 450');
});
