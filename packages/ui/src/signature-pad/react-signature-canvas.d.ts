/** The part of react-signature-canvas that the pad uses; its published types require points with methods. */
declare module 'react-signature-canvas' {
  import type { Component, ComponentPropsWithRef } from 'react';

  export interface StrokePoint {
    x: number;
    y: number;
    time: number;
    color?: string | undefined;
  }

  interface SignatureCanvasProps {
    canvasProps?: ComponentPropsWithRef<'canvas'>;
    clearOnResize?: boolean;
    minWidth?: number;
    maxWidth?: number;
    minDistance?: number;
    onEnd?: () => void;
  }

  export default class SignatureCanvas extends Component<SignatureCanvasProps> {
    getCanvas(): HTMLCanvasElement;
    clear(): void;
    /** Starts or stops to draw what a mouse or a finger does. */
    on(): void;
    off(): void;
    /** Strokes in CSS pixels of the canvas. */
    toData(): StrokePoint[][];
    fromData(strokes: readonly (readonly StrokePoint[])[]): void;
  }
}
