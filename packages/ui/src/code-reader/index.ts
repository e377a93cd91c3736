export { hasCodeReader, type CodeReader } from './code-reader.ts';
export { CodeCamera } from './code-camera.tsx';
