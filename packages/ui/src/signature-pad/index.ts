export { DrawnSignature, type DrawnSignatureProps } from './drawn-signature.tsx';
export { isInked } from './is-inked.ts';
export type { SignatureSource } from './signature-source.ts';
export type { Stroke } from './strokes.ts';
