export { startAlone } from './harness.tsx';
