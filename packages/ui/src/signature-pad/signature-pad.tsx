// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient module cannot be imported
/// <reference path="./react-signature-canvas.d.ts" />
import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import SignatureCanvas from 'react-signature-canvas';
import { styled } from 'styled-components';
import type { SignatureSource } from './signature-source.ts';
import { padHeight, padWidth, scaleStrokes, type Stroke } from './strokes.ts';
import { keptWidth, usePadSize } from './use-pad-size.ts';

const Place = styled.div`
  inline-size: 100%;
  max-inline-size: ${padWidth}px;

  canvas {
    position: relative;
    display: block;
    inline-size: 100%;
    aspect-ratio: ${padWidth} / ${padHeight};
    cursor: crosshair;
    touch-action: none;
  }
`;

/** Sets the canvas's resolution; this clears the canvas. */
function resize(canvas: HTMLCanvasElement, width: number, density: number): boolean {
  const pixels = Math.round(width * density);
  const isRight = canvas.width === pixels && canvas.dataset.density === String(density);
  if (isRight) return false;
  canvas.width = pixels;
  canvas.height = Math.round((pixels * padHeight) / padWidth);
  canvas.dataset.density = String(density);
  canvas.getContext('2d')?.setTransform(density, 0, 0, density, 0, 0);
  return true;
}

/** The strokes that the canvas shows at the factor. */
function strokesOn(pad: SignatureCanvas, factor: number) {
  return scaleStrokes(pad.toData(), 1 / factor);
}

export interface SignaturePadProps {
  /** The drawing in the coordinates of the pad; owned by the page, so that no re-render loses it. */
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
  label: string;
  /** Id of the drawing instructions. */
  describedBy: string;
  ref: Ref<SignatureSource>;
}

/** Area for drawing a signature by mouse, finger or pen. */
export function SignaturePad({ strokes, onChange, label, describedBy, ref }: SignaturePadProps) {
  const place = useRef<HTMLDivElement>(null);
  const pad = useRef<SignatureCanvas>(null);
  // The canvas already shows strokes drawn by hand, so they are not drawn again.
  const shown = useRef<readonly Stroke[]>(null);
  const { width, density } = usePadSize(place);
  const factor = width / padWidth;
  const shownFactor = useRef(factor);

  useLayoutEffect(() => {
    if (!pad.current) return;
    const isResized = resize(pad.current.getCanvas(), width, density);
    const isShown = shown.current === strokes;
    if (!isResized && isShown) return;
    // A resize may interrupt a stroke, which only the canvas has yet.
    const drawn = isShown ? strokesOn(pad.current, shownFactor.current) : strokes;
    pad.current.fromData(scaleStrokes(drawn, factor));
    shown.current = drawn;
    shownFactor.current = factor;
    if (drawn.length === strokes.length) return;
    // The finger is at another place of the pad now, so the rest of the stroke is ignored.
    pad.current.off();
    onChange(drawn);
  }, [strokes, width, density, factor, onChange]);

  useLayoutEffect(
    () => () => {
      shown.current = null;
    },
    [],
  );

  useImperativeHandle(ref, () => ({
    async toCanvas() {
      const drawing = document.createElement('canvas');
      drawing.width = keptWidth;
      drawing.height = (keptWidth * padHeight) / padWidth;
      const drawn = pad.current?.getCanvas();
      if (drawn) drawing.getContext('2d')?.drawImage(drawn, 0, 0, drawing.width, drawing.height);
      return drawing;
    },
  }));

  const take = () => {
    if (!pad.current) return;
    const drawn = strokesOn(pad.current, factor);
    shown.current = drawn;
    onChange(drawn);
  };
  return (
    <Place ref={place}>
      <SignatureCanvas
        ref={pad}
        clearOnResize={false}
        minWidth={0.9 * factor}
        maxWidth={2.8 * factor}
        minDistance={3 * factor}
        onEnd={take}
        canvasProps={{
          width: padWidth,
          height: padHeight,
          role: 'img',
          'aria-label': label,
          'aria-describedby': describedBy,
          // The pad itself ignores it: a rotation or a notification ends the stroke.
          onTouchCancel: take,
          onPointerDown: () => pad.current?.on(),
        }}
      />
    </Place>
  );
}
